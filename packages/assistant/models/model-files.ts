import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { PackedModel } from './packed-model.ts';

type ModelName = 'danger' | 'subject';

const fileOf = (name: ModelName) => join(import.meta.dirname, `${name}.json.br`);

export async function readModel(name: ModelName): Promise<PackedModel> {
  const bytes = await promisify(brotliDecompress)(await readFile(fileOf(name)));
  return JSON.parse(bytes.toString());
}

export async function writeModel(name: ModelName, model: PackedModel): Promise<void> {
  await writeFile(fileOf(name), await promisify(brotliCompress)(JSON.stringify(model)));
}

/** The small model is a module, so that the browser can fetch it as a file of its own. */
export async function writeBrowserModel(model: PackedModel): Promise<void> {
  const lines = [
    '// Written by `npm run train`.',
    "import type { PackedModel } from './packed-model.ts';",
    '',
    `export const browserModel: PackedModel = ${JSON.stringify(model)};`,
    '',
  ];
  await writeFile(join(import.meta.dirname, 'browser-model.ts'), lines.join('\n'));
}

const stampFile = join(import.meta.dirname, 'trained-on.txt');

/** Identifies the sentences that the models were trained on. */
export const readStamp = async (): Promise<string> => (await readFile(stampFile, 'utf8')).trim();

export const writeStamp = (stamp: string): Promise<void> => writeFile(stampFile, `${stamp}\n`);
