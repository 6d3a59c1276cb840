import { readFile } from 'node:fs/promises';
import { areaOf, placeOutsideGreatBritain } from './outside-great-britain.ts';
import { type PackedList, readPackedList } from './packed-list-reader.ts';
import { LookupError, type PostcodeAnswer, type PostcodeLookup } from './postcode-lookup.ts';

/**
 * Opens the list that an operator imported and answers from memory: it knows every postcode, and that all others do not
 * exist. Where it holds Great Britain only, Northern Ireland and the Crown dependencies are told by their letters. A list
 * imported later is seen after a restart.
 *
 * @param path of a file written by `importPostcodes`
 * @throws LookupError where the file is missing, damaged or of another kind
 */
export async function openImportedList(path: string): Promise<PostcodeLookup> {
  const list = readPackedList(await readFile(path).catch((cause) => missing(path, cause)), path);
  return {
    async find(postcode) {
      return answerFrom(list, postcode);
    },
    state: () => ({ source: 'imported', working: true }),
  };
}

function missing(path: string, cause: unknown): never {
  const message = `There is no list of postcodes at ${path}: import one, or set POSTCODE_SOURCE to live`;
  throw new LookupError('unreadable', message, { cause });
}

function answerFrom(list: PackedList, postcode: string): PostcodeAnswer {
  const known = list.find(postcode);
  if (known) return { ...known, source: 'imported' };
  const place = list.header.areasOutside.includes(areaOf(postcode))
    ? null
    : placeOutsideGreatBritain(postcode);
  return place ? { found: true, place, source: 'imported' } : { found: false, source: 'imported' };
}
