// Reads the files of words and numbers: the one reader of the build, of development and of the checks.
import { join } from 'node:path';
import * as v from 'valibot';
import {
  contentFiles,
  contentFolders,
  providerFiles,
  providerFolders,
} from '#domain/content/content-files.ts';
import { countedDay } from '#domain/time/counted-day.ts';
import { buildDay } from './build-day.js';
import { type FileShape, generalWords, namesIn, readFile } from './general-words.ts';
import { faultsBeyondTypes } from './rules/rules.ts';
import type { YamlFile } from './yaml-file.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Content {
  values: ReadonlyMap<string, Values>;
  words: ReadonlyMap<string, FileShape>;
  /** All that is wrong: `content/opening-times.yaml:7: week.Monday: must close after it opens`. */
  errors: readonly string[];
}

type Schema = v.GenericSchema<unknown, Values>;

const ofFiles = new Map<string, Schema>(Object.entries(contentFiles));
const ofFolders = new Map<string, Schema>(Object.entries(contentFolders));
const IN_FOLDER = /^([a-z-]+)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

const folderOf = (name: string) => IN_FOLDER.exec(name)?.[1] ?? '';

/**
 * @param folder with the provider's files, which errors call `content`
 * @param general with the words that hold for every provider, where the folder does not say them otherwise
 */
export function readContent(folder: string, general = folder): Content {
  const words = generalWords();
  const known = [...words.keys(), ...ofFiles.keys()].sort();
  const schemaOf = (name: string): Schema | undefined =>
    words.get(name)?.schema ?? ofFiles.get(name) ?? ofFolders.get(folderOf(name));
  const isGeneral = (name: string) =>
    known.includes(name)
      ? !(name in providerFiles)
      : ofFolders.has(folderOf(name)) && !providerFolders.includes(folderOf(name));
  const own = namesIn(folder);
  const others = known.filter((name) => !own.includes(name));
  const lent =
    general === folder ? [] : namesIn(general).filter((name) => isGeneral(name) && !own.includes(name));
  const files = new Map<string, YamlFile>();
  const values = new Map<string, Values>();
  const errors: string[] = [];
  const unfilled: { reference: string; say: () => void }[] = [];
  const wrong: string[] = [];
  for (const name of others.filter((one) => !lent.includes(one))) {
    const absent = Object.entries(providerFiles).find(([one]) => one === name)?.[1] ?? 'needed';
    if (general === folder || absent === 'needed') errors.push(`content/${name}.yaml:1: is missing`);
    else values.set(name, absent);
  }
  for (const name of [...own, ...lent]) {
    const file = schemaOf(name)
      ? readFile(join(lent.includes(name) ? general : folder, `${name}.yaml`))
      : [{ line: 1, says: `is not read by the site: there is ${known.join(', ')}` }];
    if ('lineOf' in file) files.set(name, file);
    else errors.push(...file.map(({ line, says }) => `content/${name}.yaml:${line}: ${says}`));
  }
  const said = withNation(files);
  const unread = [...known, 'nation'].filter((name) => !said.has(name) && !values.has(name));
  for (const [name, { value, lineOf }] of files) {
    // A text that lacks the words of an unreadable file is not to blame.
    if (unread.some((one) => JSON.stringify(value).includes(`{${one}.`))) continue;
    const say = (path: readonly PropertyKey[], says: string) =>
      errors.push(lineOfFault(name, lineOf, path, says));
    const schema = schemaOf(name) ?? v.never();
    const filled = fillReferences(value, said, [], (path, reference) =>
      unfilled.push({
        reference,
        say: () =>
          say(
            path,
            valueAt(said, reference) === null
              ? `{${reference}} is none: take out what is said of it`
              : `{${reference}} is no text of another file, such as {brand.name}`,
          ),
      }),
    );
    const { success, output, issues = [] } = v.safeParse(schema, filled);
    if (success) values.set(name, output);
    for (const issue of issues.filter(isDeepest)) {
      wrong.push([name, ...pathOf(issue)].join('.'));
      say(pathOf(issue), says(issue, schema));
    }
  }
  // A missing text is named for its own file alone.
  for (const { reference, say } of unfilled)
    if (!wrong.some((place) => `${reference}.`.startsWith(`${place}.`))) say();
  for (const [name, { lineOf }] of files)
    if (values.has(name))
      for (const { path, says } of faultsBeyondTypes(name, values))
        errors.push(lineOfFault(name, lineOf, path, says));
  return { values, words, errors: [...new Set(errors)].sort(byFileAndLine) };
}

/** Words of another file, such as `{brand.name}`. */
const REFERENCE = /\{([a-z][a-z-]*(?:\.\w+)+)\}/g;

/** `{brand.whatsapp?Write there: {brand.whatsapp}.|Write to us.}` is what stands before the bar, or behind it if the value is null. */
const EITHER = /\{([a-z][a-z-]*(?:\.\w+)+)\?((?:[^{}|]|\{[^{}]*\})*)(?:\|((?:[^{}|]|\{[^{}]*\})*))?\}/g;

/** @param lookUp undefined where nothing is known by that name */
export const chooseWords = (text: string, lookUp: (reference: string) => unknown): string =>
  text.replace(EITHER, (_, reference: string, there: string, absent = '') => {
    const value = lookUp(reference);
    return value === undefined ? `{${reference}}` : value === null ? absent : there;
  });

const root = join(import.meta.dirname, '../..');

type Files = ReadonlyMap<string, Pick<YamlFile, 'value'>>;

/** The words of the nation in which care is given are there, too: `{nation.council}`. */
export function withNation(files: Files): Files {
  const value = valueAt(files, `nations.nations.${valueAt(files, 'brand.nation')}`);
  return value ? new Map(files).set('nation', { value }) : files;
}

export function fillReferences(
  value: unknown,
  files: Files,
  path: readonly PropertyKey[] = [],
  unfilled: (path: readonly PropertyKey[], reference: string) => void = () => {},
): unknown {
  if (typeof value === 'string') {
    const text = path.at(-1) === 'from' ? countedDay(value, buildDay(root)) : value;
    return chooseWords(text, (reference) => valueAt(files, reference)).replace(
      REFERENCE,
      (_, reference: string) => {
        const found = valueAt(files, reference);
        if (typeof found === 'number' || (typeof found === 'string' && found.search(REFERENCE) < 0))
          return String(found);
        unfilled(path, reference);
        return '…';
      },
    );
  }
  if (Array.isArray(value))
    return value.map((item, index) => fillReferences(item, files, [...path, index], unfilled));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillReferences(item, files, [...path, key], unfilled)]),
  );
}

function valueAt(files: Files, reference: string): unknown {
  const [name = '', ...steps] = reference.split('.');
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? Reflect.get(value, step)
        : undefined,
    files.get(name)?.value,
  );
}

const lineOfFault = (
  name: string,
  lineOf: YamlFile['lineOf'],
  path: readonly PropertyKey[],
  says: string,
): string => `content/${name}.yaml:${lineOf(path)}: ${[path.join('.'), says].filter(Boolean).join(': ')}`;

const pathOf = (issue: v.BaseIssue<unknown>) => issue.path?.map(({ key }) => key as PropertyKey) ?? [];

/** A rule about a whole says nothing new while a part of it is wrong. */
function isDeepest(issue: v.BaseIssue<unknown>, _: number, all: readonly v.BaseIssue<unknown>[]): boolean {
  const path = pathOf(issue);
  return !all.some((other) => {
    const longer = pathOf(other);
    return longer.length > path.length && path.every((step, index) => step === longer[index]);
  });
}

/** Valibot's own sentences name types; these say what to write. */
function says(issue: v.BaseIssue<unknown>, file: v.GenericSchema): string {
  const path = pathOf(issue);
  const isList = Array.isArray(issue.path?.at(-1)?.input);
  if (issue.expected === 'Object' || (issue.expected === 'never' && isList))
    return 'must have names with values, such as title: Care at home';
  if (issue.expected === 'never')
    return `is not known here: there is ${Object.keys(schemaAt(file, path.slice(0, -1))?.entries ?? {}).join(', ')}`;
  if (issue.input !== undefined || issue.kind !== 'schema') return issue.message;
  const missing = schemaAt(file, path);
  const [example] = v.getExamples((missing ?? v.string()) as v.GenericSchema) as readonly unknown[];
  if (example === undefined && missing && HAS_PARTS.some((part) => part in missing)) return 'is missing';
  return `is missing, such as ${String(path.at(-1))}: ${String(example ?? 'Ring us')}`;
}

const HAS_PARTS = ['entries', 'item', 'items', 'value'] as const;

interface AnySchema {
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  items?: AnySchema[];
  value?: AnySchema;
  wrapped?: AnySchema;
}

function schemaAt(schema: v.GenericSchema, path: readonly PropertyKey[]): AnySchema | undefined {
  return path.reduce<AnySchema | undefined>((one, step) => {
    const within = one?.wrapped ?? one;
    return within?.entries?.[String(step)] ?? within?.items?.[Number(step)] ?? within?.item ?? within?.value;
  }, schema as AnySchema);
}

function byFileAndLine(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
