import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { AdministrativeArea } from '#domain/postcodes/coverage.ts';
import type { RetiredMonth } from '#domain/postcodes/postcode-outcome.ts';
import { makeFolder } from '../../store/make-folder.ts';

export const LIST_FILE = 'postcodes.sqlite';

export const APPLICATION_ID = Buffer.from('UKPC').readInt32BE();

/** https://sqlite.org/fileformat.html#the_database_header */
const HEADER_BYTES = 100;

const SCHEMA = `
  PRAGMA application_id = ${APPLICATION_ID};
  CREATE TABLE import (layout TEXT NOT NULL, imported_at TEXT NOT NULL) STRICT;
  CREATE TABLE places (id INTEGER PRIMARY KEY, district TEXT, county TEXT, police_area TEXT) STRICT;
  CREATE TABLE postcodes (
    postcode TEXT PRIMARY KEY,
    place INTEGER REFERENCES places,
    retired TEXT, -- 'YYYY-MM'
    CHECK ((place IS NULL) <> (retired IS NULL))
  ) STRICT, WITHOUT ROWID;
  BEGIN;
`;

interface ListFacts {
  layout: string;
  importedAt: string;
}

export interface ListWriter {
  /** @returns false if the list holds the postcode already */
  add(postcode: string, meaning: AdministrativeArea | RetiredMonth): boolean;
  /** Others see the old file or the new one whole, even if the power fails. @returns its bytes */
  writeTo(path: string, facts: ListFacts): Promise<number>;
}

export function createListWriter(): ListWriter {
  const database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
  const insertPlace = database.prepare('INSERT INTO places VALUES (?, ?, ?, ?)');
  const insert = database.prepare('INSERT INTO postcodes VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const placeIds = new Map<AdministrativeArea, number>();

  function placeId(place: AdministrativeArea): number {
    const id = placeIds.get(place) ?? placeIds.size;
    if (id === placeIds.size) {
      insertPlace.run(id, place.district, place.county, place.policeArea);
      placeIds.set(place, id);
    }
    return id;
  }

  return {
    add(postcode, meaning) {
      const { changes } =
        'month' in meaning
          ? insert.run(postcode, null, writeMonth(meaning))
          : insert.run(postcode, placeId(meaning), null);
      return changes === 1;
    },
    async writeTo(path, { layout, importedAt }) {
      database.prepare('INSERT INTO import VALUES (?, ?)').run(layout, importedAt);
      database.exec('COMMIT');
      return replaceFile(path, async (draft) => {
        database.prepare('VACUUM INTO ?').run(draft);
        database.close();
        await seal(draft);
      });
    },
  };
}

function writeMonth({ year, month }: RetiredMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** SQLite notices a damaged structure, not a changed byte: the file carries a checksum in its header. */
async function seal(path: string): Promise<void> {
  const checksum = await checksumOf(path);
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA user_version = ${checksum}`);
  database.close();
}

export async function checksumOf(path: string): Promise<number> {
  let checksum = 0;
  for await (const chunk of createReadStream(path, { start: HEADER_BYTES, highWaterMark: 1 << 20 })) {
    checksum = crc32(chunk, checksum);
  }
  return checksum | 0;
}

async function replaceFile(path: string, write: (draft: string) => Promise<void>): Promise<number> {
  makeFolder(dirname(path));
  const draft = `${path}.${process.pid}.part`;
  await rm(draft, { force: true });
  try {
    await write(draft);
    const file = await open(draft, 'r+');
    try {
      await file.sync();
      const { size } = await file.stat();
      await rename(draft, path);
      return size;
    } finally {
      await file.close();
    }
  } finally {
    await rm(draft, { force: true });
  }
}
