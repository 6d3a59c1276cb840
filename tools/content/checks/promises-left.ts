// Promises and days of comparison in the words that come with the site, until an owner has made them theirs.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brand } from '#content/brand.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { sampleContent } from '#content/samples.yaml';
import { services } from '#content/services.yaml';
import { confirmed } from '#content/site.yaml';
import { type ContentOf, providerFiles, providerFolders } from '#domain/content/content-files.ts';
import { chooseWords } from '../read-content.ts';

type Promised = ContentOf<'samples'>['sampleContent']['promises'];

/** @param offered the short names of services */
export const openPromises = (all: Promised, known: readonly string[], offered: readonly string[]): Promised =>
  all.filter(({ words, of }) => !known.includes(words) && !of?.some((one) => offered.includes(one)));

const offeredNow = [...services.map(({ slug }) => slug), ...lifestyleServices.map(({ id }) => id)];

interface PromisesLeft {
  own: string[];
  /** In files of the site that the folder does not have. */
  lent: string[];
}

export function promisesLeft(
  folder: string,
  general: string,
  known: readonly string[] = confirmed ?? [],
  offered: readonly string[] = offeredNow,
): PromisesLeft {
  const left: PromisesLeft = { own: [], lent: [] };
  for (const { file, words } of openPromises(sampleContent.promises, known, offered)) {
    const isOwn = existsSync(join(folder, `${file}.yaml`));
    if (!isOwn && isNeverLent(file)) continue;
    const text = textOf(join(isOwn ? folder : general, `${file}.yaml`));
    const lines = chooseWords(text, brandValue).split('\n');
    const at = lines.findIndex((line) => line.includes(words));
    if (at >= 0) left[isOwn ? 'own' : 'lent'].push(`content/${file}.yaml:${at + 1}: ${words}`);
  }
  const telephones = textOf(join(folder, 'brand.yaml')).split('\n');
  for (const [name, words] of Object.entries(ASSUMED)) {
    const at = telephones.findIndex((line) => line.startsWith(`${name}:`));
    const isAssumed =
      brand[name as keyof typeof ASSUMED]?.e164 === brand.phone.e164 && !known.includes(words);
    if (isAssumed) left.own.push(`content/brand.yaml:${at + 1}: ${words}`);
  }
  return left;
}

/** Nobody has the sample's files of these. */
const isNeverLent = (file: string) => file in providerFiles || providerFolders.includes(dirname(file));

const brandValue = (reference: string): unknown =>
  new Map(Object.entries(brand)).get(reference.slice('brand.'.length));

/** Where a new folder was given one number. */
const ASSUMED = {
  emergencyPhone: 'The line by day and night is the telephone of the office',
  whatsapp: 'WhatsApp is on the telephone of the office',
};

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
