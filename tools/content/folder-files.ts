// A provider's files while they are moved to another version: their comments and everything that is not moved stay.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';

export interface FolderFiles {
  /** Gives a field another name: `rename('brand', 'phone', 'telephone')`; one within others is `email.info`. */
  rename(file: string, path: string, to: string): void;
  /** Moves a field with its comments to another file, which is made if there is none. */
  move(file: string, path: string, toFile: string, toPath: string): void;
  /** Changes a value; nothing where there is none. */
  change(file: string, path: string, to: (value: unknown) => unknown): void;
  /** For a field that is new. */
  add(file: string, path: string, value: unknown): void;
  /** For a field that is read no more. */
  remove(file: string, path: string): void;
  /** Gives a file another name. */
  renameFile(file: string, to: string): void;
}

/** @returns the operations, and what writes all that they have changed */
export function openFolder(folder: string): { files: FolderFiles; save: () => void } {
  const documents = new Map<string, Document | null>();
  const pathOf = (file: string) => join(folder, `${file}.yaml`);
  const open = (file: string): Document | null => {
    const known = documents.get(file);
    if (known !== undefined) return known;
    const document = existsSync(pathOf(file)) ? parseDocument(readFileSync(pathOf(file), 'utf8')) : null;
    documents.set(file, document);
    return document;
  };
  const take = (map: YAMLMap, key: string) => map.items.findIndex((pair) => keyOf(pair) === key);
  const holder = (file: string, path: string) => {
    const keys = path.split('.');
    const key = keys.pop() ?? '';
    const document = open(file);
    const map = keys.length > 0 ? document?.getIn(keys) : document?.contents;
    return isMap(map) && take(map, key) >= 0 ? { map, key, pair: map.items[take(map, key)] } : null;
  };
  const files: FolderFiles = {
    rename(file, path, to) {
      const { pair } = holder(file, path) ?? {};
      if (pair && isScalar(pair.key)) pair.key.value = to;
    },
    move(file, path, toFile, toPath) {
      const found = holder(file, path);
      if (!found?.pair) return;
      const target = open(toFile) ?? new Document({});
      documents.set(toFile, target);
      const keys = toPath.split('.');
      const key = keys.pop() ?? '';
      if (keys.length > 0 && !target.hasIn(keys)) target.setIn(keys, target.createNode({}));
      const map = keys.length > 0 ? target.getIn(keys) : target.contents;
      if (!isMap(map)) throw new Error(`${toFile}.yaml has no ${keys.join('.')}`);
      found.map.items.splice(take(found.map, found.key), 1);
      if (isScalar(found.pair.key)) found.pair.key.value = key;
      map.items.push(found.pair);
    },
    change(file, path, to) {
      const { pair, map, key } = holder(file, path) ?? {};
      if (pair && map && key) map.set(key, open(file)?.createNode(to(valueOfPair(pair))));
    },
    add(file, path, value) {
      if (!holder(file, path)) open(file)?.setIn(path.split('.'), value);
    },
    remove(file, path) {
      if (holder(file, path)) open(file)?.deleteIn(path.split('.'));
    },
    renameFile(file, to) {
      const document = open(file);
      if (!document) return;
      documents.set(to, document);
      documents.set(file, null);
    },
  };
  return {
    files,
    save() {
      for (const [file, document] of documents)
        if (document) writeFileSync(pathOf(file), document.toString({ lineWidth: 0 }));
      for (const [file, document] of documents) if (!document) rmSync(pathOf(file), { force: true });
    },
  };
}

const keyOf = (pair: Pair): unknown => (isScalar(pair.key) ? pair.key.value : null);
const valueOfPair = ({ value }: Pair): unknown => {
  const document = new Document();
  document.contents = value as typeof document.contents;
  return document.toJS();
};
