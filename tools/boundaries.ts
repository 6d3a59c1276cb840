// Checks who may import whom. The rooms are the folders; the rules below are the whole law.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

interface Rule {
  says: string;
  broken: (found: Import) => boolean;
}

const within =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
const feature = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];
const serverRoom = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1];
const isPure = (file: string) =>
  /^app\/features\/([^/]+\/(schema|copy|failure-words)|forms\/(answer|check-form|form-fields|tidy-text))\.ts$/.test(
    file,
  );
const inApp = within('app');
const inServer = within('server');
const inContent = within('content');
const inDesignSystem = within('app/design-system');
/** Ground of every form, the rules about people that each form's schema builds on; and the texts that editors write. */
const sharedByFeatures = within('app/features/forms', 'app/features/written-text');

const rules: Rule[] = [
  {
    says: 'a feature imports neither another feature nor a page',
    broken: ({ from, to }) =>
      feature(from) !== undefined &&
      (within('app/pages', 'app/endpoints')(to) ||
        (feature(to) !== undefined &&
          feature(to) !== feature(from) &&
          !sharedByFeatures(to) &&
          !(sharedByFeatures(from) && isPure(to)))),
  },
  {
    says: 'the design system knows no feature, no page and no content',
    broken: ({ from, to }) =>
      inDesignSystem(from) && (inContent(to) || (inApp(to) && !inDesignSystem(to)) || inServer(to)),
  },
  {
    says: 'content knows neither the pages, nor the server, nor React',
    broken: ({ from, to }) =>
      inContent(from) && (inApp(to) || inServer(to) || /^(react|react-router)$/.test(to)),
  },
  {
    says: 'the site reaches the server only by types and through the services in the context',
    broken: ({ from, to, typeOnly }) =>
      inApp(from) && inServer(to) && !typeOnly && to !== 'server/services.ts',
  },
  {
    says: "the server knows of the site only the features' schemas and words",
    broken: ({ from, to, typeOnly }) => inServer(from) && inApp(to) && !isPure(to) && !typeOnly,
  },
  {
    says: 'schemas and words are pure: they import schemas, words and content, and no React',
    broken: ({ from, to, typeOnly }) =>
      isPure(from) && !typeOnly && (/^react/.test(to) || inServer(to) || (inApp(to) && !isPure(to))),
  },
  {
    says: 'only compose.ts and the staff commands know adapters of several rooms; nothing imports main.ts',
    broken: ({ to }) => to === 'server/main.ts' || to === 'server/dev.ts',
  },
  {
    says: 'HTTP is below the use cases, and no use case knows it',
    broken: ({ from, to, typeOnly }) =>
      serverRoom(to) === 'http' && serverRoom(from) !== undefined && serverRoom(from) !== 'http' && !typeOnly,
  },
  {
    says: 'no barrels',
    broken: ({ to }) => /^(app|server|content)\/.*\/index\.tsx?$/.test(to),
  },
];

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/(\.test|\.contract|-for-tests)\.tsx?$/.test(entry.name),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const statement =
  /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]|^import\s+()['"]([^'"]+)['"]|import\(\s*()['"]([^'"]+)['"]\s*\)/gm;

function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  return [...text.matchAll(statement)].map((match) => ({
    from,
    to: resolveImport(from, match[2] ?? match[4] ?? match[6] ?? ''),
    typeOnly: match[1] !== undefined,
  }));
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('~/')) return `app/${specifier.slice(2)}`;
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replace(/\?.*$/, '');
  return specifier;
}

const found = ['app', 'content', 'server'].flatMap(sourceFiles).flatMap(importsOf);
const breaches = found.flatMap((one) =>
  rules.filter((rule) => rule.broken(one)).map((rule) => `${one.from} imports ${one.to}: ${rule.says}`),
);
if (breaches.length > 0) {
  console.error(breaches.join('\n'));
  process.exit(1);
}
console.log(`${found.length} imports keep to the ${rules.length} rules.`);
