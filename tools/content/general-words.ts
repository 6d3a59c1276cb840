// The shape of the general words, made from those that ship: a provider's own file may change a text, and keeps the names, lists and
// places such as {count} that the code counts on.
import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { contentFiles, contentFolders } from '#domain/content/content-files.ts';
import {
  day,
  listBy,
  path as pagePath,
  sentences,
  sentenceWith,
  slug,
  text,
  texts,
  url,
  yesOrNo,
} from '#domain/content/kinds.ts';
import { wordData } from '#domain/content/word-data.ts';
import { readYamlFile, type YamlFile } from './yaml-file.ts';

type Group = Readonly<Record<string, unknown>>;

interface Shape {
  schema: v.GenericSchema;
  type: string;
}

export interface FileShape {
  schema: v.StrictObjectSchema<Record<string, v.GenericSchema>, undefined>;
  types: Readonly<Record<string, string>>;
}

const shipped = join(import.meta.dirname, '../../content');

export const namesIn = (folder: string): string[] =>
  globSync('**/*.yaml', { cwd: folder }).map((file) => file.replaceAll('\\', '/').slice(0, -5));

const hasSchema = (name: string) =>
  name in contentFiles || Object.keys(contentFolders).some((folder) => name.startsWith(`${folder}/`));

type Read = ReturnType<typeof readYamlFile>;

const readBefore = new Map<string, { modified: number; file: Read }>();

/** One that ships is asked for what it says and for what a provider's own must be: it is read again when it has changed. */
export function readFile(path: string): Read {
  if (!path.startsWith(shipped)) return readYamlFile(path);
  const modified = lstatSync(path).mtimeMs;
  const before = readBefore.get(path);
  if (before?.modified === modified) return before.file;
  const file = readYamlFile(path);
  readBefore.set(path, { modified, file });
  return file;
}

export function generalWords(): ReadonlyMap<string, FileShape> {
  const names = namesIn(shipped).filter((name) => !hasSchema(name));
  return new Map(
    names.sort().map((name) => [name, fileShape(name, readFile(join(shipped, `${name}.yaml`)))]),
  );
}

/** One that ships and is broken is named where it is read. */
function fileShape(name: string, file: Read): FileShape {
  const words = 'value' in file && isGroup(file.value) ? file.value : {};
  const noteOf = 'noteOf' in file ? file.noteOf : () => '';
  const shapes = Object.entries(words).map(
    ([key, value]) => [key, shapeOf([value], [name, key], noteOf)] as const,
  );
  return {
    schema: v.strictObject(Object.fromEntries(shapes.map(([key, { schema }]) => [key, schema]))),
    types: Object.fromEntries(shapes.map(([key, { type }]) => [key, type])),
  };
}

/** @param samples the values at this place: one, or one of each item of a list */
function shapeOf(samples: readonly unknown[], path: readonly string[], noteOf: YamlFile['noteOf']): Shape {
  const shape = dataAt(path.join('.')) ?? kindOf(samples, path, noteOf);
  const note = noteOf(path.slice(1).map((step) => (step === '*' ? 0 : step)));
  return note ? { ...shape, schema: v.pipe(shape.schema, v.description(note)) } : shape;
}

const schemaOfData = new Map<string, v.GenericSchema>(Object.entries(wordData));

function dataAt(place: string): Shape | undefined {
  const schema = schemaOfData.get(place);
  return schema && { schema, type: `WordData<'${place}'>` };
}

function kindOf(samples: readonly unknown[], path: readonly string[], noteOf: YamlFile['noteOf']): Shape {
  const [first] = samples;
  if (samples.includes(null)) {
    const said = shapeOf(
      samples.filter((sample) => sample !== null),
      path,
      noteOf,
    );
    return { schema: v.nullable(said.schema), type: `${said.type} | null` };
  }
  if (Array.isArray(first)) return listOf(samples.flat(), path, noteOf);
  if (isGroup(first)) return groupOf(samples.filter(isGroup), path, noteOf);
  if (typeof first === 'boolean') return { schema: yesOrNo, type: 'boolean' };
  if (typeof first === 'number')
    return { schema: v.number(`must be a number, such as ${first}`), type: 'number' };
  return textOf(samples.map(String), path.at(-1) === 'id' ? [slug] : [url, pagePath, day]);
}

function groupOf(samples: readonly Group[], path: readonly string[], noteOf: YamlFile['noteOf']): Shape {
  const keys = [...new Set(samples.flatMap(Object.keys))];
  const parts = keys.map((key) => {
    const found = samples.filter((sample) => key in sample).map((sample) => sample[key]);
    const { schema, type } = shapeOf(found, [...path, key], noteOf);
    return found.length < samples.length
      ? { key, schema: v.optional(schema), type: `${JSON.stringify(key)}?: ${type}` }
      : { key, schema, type: `${JSON.stringify(key)}: ${type}` };
  });
  return {
    schema: v.strictObject(Object.fromEntries(parts.map(({ key, schema }) => [key, schema]))),
    type: `{ ${parts.map(({ type }) => type).join('; ')} }`,
  };
}

function listOf(items: readonly unknown[], path: readonly string[], noteOf: YamlFile['noteOf']): Shape {
  if (items.every((item) => typeof item === 'string')) {
    const places = placesIn(items.join('\n'));
    const schema = places.length > 0 ? sentences(...places) : texts(items.length > 0 ? 1 : 0);
    return { schema, type: `${typeOf(places)}[]` };
  }
  const { schema, type } = shapeOf(items, [...path, '*'], noteOf);
  const isById = items.every((item) => isGroup(item) && 'id' in item);
  return {
    schema: isById
      ? listBy('id', schema as v.GenericSchema<unknown, { id: unknown }>)
      : v.array(schema, 'must be a list, with a hyphen before each item'),
    type: `(${type})[]`,
  };
}

function textOf(samples: readonly string[], kinds: readonly v.GenericSchema<string>[]): Shape {
  const each = samples.map(placesIn);
  const places = [...new Set(each.flat())];
  const kind = kinds.find((schema) => samples.length > 0 && samples.every((sample) => v.is(schema, sample)));
  if (kind && places.length === 0) return { schema: kind, type: 'string' };
  const always = places.filter((place) => each.every((own) => own.includes(place)));
  const perhaps = places.filter((place) => !always.includes(place));
  return { schema: places.length > 0 ? sentenceWith(always, perhaps) : text, type: typeOf(places) };
}

/** A dot stands in the name of another file's text, which is filled before. */
const placesIn = (words: string): string[] => [
  ...new Set([...words.matchAll(/\{(\w+)\}/g)].flatMap(([, place = '']) => place)),
];

const typeOf = (places: readonly string[]) =>
  places.length > 0 ? `Sentence<${places.map((place) => `'${place}'`).join(' | ')}>` : 'string';

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
