import { DatabaseSync } from 'node:sqlite';

/** Of each table, by its name. */
export function countRows(path: string): Record<string, number> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' order by name")
      .all();
    const count = (name: unknown) =>
      Number(database.prepare(`select count(*) as rows from "${name}"`).get()?.rows);
    return Object.fromEntries(tables.map(({ name }) => [String(name), count(name)]));
  } finally {
    database.close();
  }
}
