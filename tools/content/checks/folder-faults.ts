// Refuses files by their kind: a provider's folder comes from people and other programs.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAX_MEGABYTES = 20;

/** A script, or anything that a picture would ask of another place. */
const UNSAFE_IN_SVG =
  /<script|\son\w+\s*=|javascript:|<foreignObject|<!ENTITY|<\?xml-stylesheet|@import|(?:href|url)\s*[=(]\s*["']?(?!["']?(?:#|data:image\/(?:png|jpeg)))/i;

/** @param folder which errors call `content` */
export function folderFaults(folder: string, within = ''): string[] {
  return readdirSync(join(folder, within)).flatMap((name) => {
    const path = join(within, name);
    const says = (fault: string) => [`content/${path}:1: ${fault}`];
    // Files of the computer, or of a version control.
    if (name.startsWith('.')) return [];
    const found = lstatSync(join(folder, path));
    if (found.isDirectory()) return folderFaults(folder, path);
    if (!found.isFile()) return says('must be a file of its own, and no link');
    if (found.size > MAX_MEGABYTES * 1024 * 1024)
      return says(`is larger than ${MAX_MEGABYTES} MB: save it smaller`);
    if (/\.svg$/i.test(name) && UNSAFE_IN_SVG.test(readFileSync(join(folder, path), 'utf8')))
      return says('has a script in it, or asks for something elsewhere: save it as a plain SVG');
    return [];
  });
}
