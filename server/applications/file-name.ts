import type { CvExtension } from './cv/cv-verdict.ts';

const LONGEST = 80;
const FALLBACK = 'CV';

/**
 * A file's name as the sender gave it, made fit to be shown and to be attached to a mail: no folders, no
 * characters that a system or a header reads in its own way, and the ending of what the file really is.
 */
export function displayName(given: string, extension: CvExtension): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const base = last
    // How browsers write a quotation mark and line ends in the header of a part.
    .replace(/%(22|0D|0A)/gi, ' ')
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*;%$`\s]+/gu, ' ')
    .replace(/^[\s.-]+|[\s.]+$/g, '');
  return `${[...base].slice(0, LONGEST).join('').trim() || FALLBACK}.${extension}`;
}
