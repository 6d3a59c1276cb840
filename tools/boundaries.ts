// Checks who may import whom, types included: `tools/boundaries/rules.ts` is the whole law.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgesBetween, findCircles } from './boundaries/find-circles.ts';
import { type Import, readModule } from './boundaries/read-imports.ts';
import { crowdedFolders, importRules, isTest, moduleRules } from './boundaries/rules.ts';

export const ruleNames = [
  ...(Object.keys(importRules) as (keyof typeof importRules)[]),
  ...(Object.keys(moduleRules) as (keyof typeof moduleRules)[]),
  'noCircleOfFiles',
  'noCircleOfRooms',
  'foldersHaveRooms',
] as const;
export type RuleName = (typeof ruleNames)[number];

export interface Breach {
  rule: RuleName;
  says: string;
}

/** The folder of a file at this depth; a file that lies higher is a room by itself. */
const roomAt = (depth: number, file: string) => file.split('/').slice(0, depth).join('/');

function circlesIn(imports: readonly Import[], files: ReadonlySet<string>): Breach[] {
  const known = imports.filter(({ to }) => files.has(to));
  const inRooms = (depth: number) =>
    known
      .filter(({ from }) => !isTest(from))
      .map(({ from, to }) => [roomAt(depth, from), roomAt(depth, to)] as const)
      .filter(([from, to]) => from !== to);
  const deepest = Math.max(...[...files].map((file) => file.split('/').length - 1));
  const name = (rule: 'noCircleOfFiles' | 'noCircleOfRooms', circle: readonly string[]) => ({
    rule,
    says: `${circle.join(', ')} import each other in a circle`,
  });
  return [
    ...findCircles(edgesBetween(known.map(({ from, to }) => [from, to] as const))).map((circle) =>
      name('noCircleOfFiles', circle),
    ),
    ...Array.from({ length: deepest }, (_, index) => findCircles(edgesBetween(inRooms(index + 1))))
      .flat()
      .map((circle) => name('noCircleOfRooms', circle)),
  ];
}

/**
 * Every breach of the rules.
 * @param files the text of each source file, by its path from the project's folder
 */
export function findBreaches(files: ReadonlyMap<string, string>): Breach[] {
  const modules = [...files].map(([file, text]) => ({ file, ...readModule(file, text) }));
  const imports = modules.flatMap((module) => module.imports);
  const ofImports = imports.flatMap((found) =>
    Object.entries(importRules)
      .filter(([, { breaks }]) => breaks(found))
      .map(([rule, { says }]) => ({ rule, says: `${found.from} imports ${found.to}: ${says}` }) as Breach),
  );
  const ofModules = modules.flatMap((module) =>
    Object.entries(moduleRules)
      .filter(([, { breaks }]) => breaks(module.file, module, imports))
      .map(([rule, { says }]) => ({ rule, says: `${module.file}: ${says}` }) as Breach),
  );
  const crowded = crowdedFolders(files.keys()).map((says): Breach => ({ rule: 'foldersHaveRooms', says }));
  return [...ofImports, ...ofModules, ...circlesIn(imports, new Set(files.keys())), ...crowded];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const names = globSync('{app,content,domain,server,tools,tests,packages}/**/*.{ts,tsx,js}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.d.ts'],
  });
  const breaches = findBreaches(new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')])));
  if (breaches.length > 0) {
    console.error(breaches.map(({ says }) => says).join('\n'));
    process.exit(1);
  }
  console.log(`${names.length} files keep to the rules of imports.`);
}
