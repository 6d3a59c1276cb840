import { dirname } from 'node:path/posix';
import type { Import, Module } from './read-imports.ts';

export interface Rule {
  says: string;
  breaks: (found: Import) => boolean;
}

const FLOORS = ['content', 'domain', 'server', 'app'];
const DOMAIN_PACKAGES = [
  'valibot',
  'eventsource-parser',
  'minisearch',
  'site-assistant/danger-kinds',
  'site-assistant/folded-words',
  'site-assistant/labels',
];
const DATABASE_PACKAGES = ['kysely', 'pg', 'node:sqlite'];
const MAX_METHODS = 5;
/** The second one hands it on to the processes of the site. */
const READING_THE_ENVIRONMENT = ['server/config.ts', 'server/serve.ts'];

/** Folders that stand outside may import these floors and folders. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  tools: ['content', 'domain', 'server'],
  tests: ['content', 'domain', 'server', 'tools', 'packages/editor'],
  'packages/assistant/scores': ['content', 'packages/assistant', 'tests/support'],
  'packages/assistant': [],
  'packages/benchmarks': ['content', 'domain', 'server', 'tools', 'tests/support'],
  'packages/editor': [
    'content',
    'domain',
    'server',
    'tools',
    'app/design-system',
    'app/features/written-text',
    'packages/illustrations',
  ],
  'packages/illustrations': ['content', 'tools'],
};

/** Ground of several features: the form engine, and the texts that editors write. */
const GROUND_OF_FEATURES = ['app/features/forms', 'app/features/written-text'];

/** The words of the design system's own parts, and what fills their places. */
const LABELS = ['content/labels.yaml', 'domain/text/fill.ts'];

/** Rooms that put features together for a URL, or for all of them. */
const TOP_OF_APP = [
  'app/pages',
  'app/endpoints',
  'app/islands',
  'app/document',
  'app/behaviours.ts',
  'app/routes.ts',
];

/** Ground of several rooms of the server: what all use, and records with what is true of them. */
const GROUND_OF_ROOMS = [
  'server/articles/article.ts',
  'server/caching',
  'server/delivery/outbox.ts',
  'server/feeds',
  'server/jobs/job.ts',
  'server/limits',
  'server/mail/messages',
  'server/mail/queued-mail.ts',
  'server/markdown',
  'server/outgoing',
  'server/store/make-folder.ts',
  'server/submissions',
];
/** They put the parts together, or look after the whole: the only ones that know adapters of several rooms. */
const COMPOSITION = ['server/compose', 'server/staff'];

/** Lists of like things, one file a URL, a concern or a drawing: rooms in them would be lines on a map. */
const FLAT_FOLDERS = ['app/endpoints', 'app/pages', 'packages/illustrations', 'server/compose', 'tests'];
const MAX_SOURCES = 12;

/** Checks that the names in the tables above exist: a rule about a folder that has gone is none. */
export const namedByTheRules: readonly string[] = [
  ...READING_THE_ENVIRONMENT,
  ...Object.keys(OUTSIDE),
  ...Object.values(OUTSIDE).flat(),
  ...GROUND_OF_FEATURES,
  ...LABELS,
  ...TOP_OF_APP,
  ...GROUND_OF_ROOMS,
  ...FLAT_FOLDERS,
];

const within = (folders: readonly string[], file: string) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

const floorOf = (file: string) => FLOORS.find((floor) => file.startsWith(`${floor}/`));
const outsideOf = (file: string) => Object.keys(OUTSIDE).find((folder) => file.startsWith(`${folder}/`));
const featureOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];
const roomOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1];
const isPackage = (to: string) => !floorOf(to) && !outsideOf(to) && !to.startsWith('.');
const isTop = (file: string) => within(TOP_OF_APP, file);

/** Tests, with what only they use, lie beside what they test. */
export const isTest = (file: string) => /(\.test|\.contract|-for-tests)\.tsx?$/.test(file);

/** What is wrong with folders of more loose sources than a dozen. */
export function crowdedFolders(files: Iterable<string>): string[] {
  const sources = [...files].filter((file) => !isTest(file) && !within(FLAT_FOLDERS, file));
  return [...Map.groupBy(sources, dirname)]
    .filter(([, loose]) => loose.length > MAX_SOURCES)
    .map(
      ([folder, { length }]) => `${folder} has ${length} loose sources: above ${MAX_SOURCES} it wants rooms`,
    );
}

export const importRules = {
  domainStandsOnContent: {
    says: 'domain stands on content alone',
    breaks: ({ from, to }) => floorOf(from) === 'domain' && ['server', 'app'].includes(floorOf(to) ?? ''),
  },
  domainIsPure: {
    says: `of packages domain uses ${DOMAIN_PACKAGES.join(' and ')} alone`,
    breaks: ({ from, to }) =>
      floorOf(from) === 'domain' && !isTest(from) && isPackage(to) && !DOMAIN_PACKAGES.includes(to),
  },
  serverKnowsNoPages: {
    says: 'the server knows nothing of app, its types included',
    breaks: ({ from, to }) => floorOf(from) === 'server' && floorOf(to) === 'app',
  },
  appReachesServerByServices: {
    says: 'app knows types of the server, and reaches it through the services of a visit',
    breaks: ({ from, to, typeOnly }) =>
      floorOf(from) === 'app' && floorOf(to) === 'server' && !isTest(from) && !typeOnly,
  },
  featuresStandAlone: {
    says: 'a feature imports no other feature, but the ground of all',
    breaks: ({ from, to }) =>
      featureOf(from) !== undefined &&
      featureOf(to) !== undefined &&
      featureOf(to) !== featureOf(from) &&
      !within(GROUND_OF_FEATURES, to),
  },
  pagesAreOnTop: {
    says: 'only pages, and what is above them, import what belongs to pages',
    breaks: ({ from, to }) => isTop(to) && !isTop(from),
  },
  designSystemKnowsNoSubject: {
    says: `the design system knows neither rules, nor the server, nor the rest of app: of what is below ${LABELS.join(' and ')} alone`,
    breaks: ({ from, to }) =>
      within(['app/design-system'], from) &&
      floorOf(to) !== undefined &&
      !within(['app/design-system', ...LABELS], to),
  },
  roomsMeetThroughPorts: {
    says: 'of another room the server knows the types alone, but of the ground of all',
    breaks: ({ from, to, typeOnly }) =>
      roomOf(from) !== undefined &&
      roomOf(to) !== undefined &&
      roomOf(from) !== roomOf(to) &&
      !typeOnly &&
      !isTest(from) &&
      !within(COMPOSITION, from) &&
      !within(GROUND_OF_ROOMS, to),
  },
  storageIsInTheStore: {
    says: 'only the store speaks to a database, and the postcodes to the file of their list',
    breaks: ({ from, to }) =>
      DATABASE_PACKAGES.includes(to) &&
      !isTest(from) &&
      !within(['server/store', 'tests'], from) &&
      !(to === 'node:sqlite' && within(['server/postcodes'], from)),
  },
  useCasesKnowNoHttp: {
    says: 'no use case knows HTTP: it is imported where the site is put together, and by pages as types',
    breaks: ({ from, to }) =>
      roomOf(to) === 'http' &&
      roomOf(from) !== undefined &&
      roomOf(from) !== 'http' &&
      !isTest(from) &&
      !within(COMPOSITION, from),
  },
  compositionIsOnTop: {
    says: 'no room imports what puts it together',
    breaks: ({ from, to }) =>
      /^server\/(main|dev|compose[^/]*)\.ts$|^server\/(compose|staff)\//.test(to) &&
      (roomOf(from) !== undefined || floorOf(from) === 'app') &&
      !isTest(from) &&
      !within(COMPOSITION, from),
  },
  nothingStandsOnTheOutside: {
    says: 'nothing of the site imports tools, tests or packages beside it; its tests may use tests/support',
    breaks: ({ from, to }) =>
      floorOf(from) !== undefined &&
      outsideOf(to) !== undefined &&
      !(isTest(from) && within(['tests/support'], to)),
  },
  theOutsideKnowsWhatIsStated: {
    says: Object.entries(OUTSIDE)
      .map(([folder, known]) => `${folder} knows ${known.join(', ')}`)
      .join('; '),
    breaks: ({ from, to }) => {
      const folder = outsideOf(from);
      if (folder === undefined || isPackage(to) || within([folder], to)) return false;
      return !within([...(OUTSIDE[folder] ?? []), ...(isTest(from) ? ['tests/support'] : [])], to);
    },
  },
  testsStayAside: {
    says: 'only tests and benchmarks import what is for tests',
    breaks: ({ from, to }) =>
      isTest(to) && !isTest(from) && !['tests', 'packages/benchmarks'].includes(outsideOf(from) ?? ''),
  },
  floorsAreCalledByName: {
    says: 'another floor and files of data are imported by name, such as #content/…, and the own floor is not',
    breaks: ({ from, to, specifier }) =>
      floorOf(from) !== undefined &&
      floorOf(to) !== undefined &&
      specifier.startsWith('#') !== (floorOf(from) !== floorOf(to) || to.endsWith('.yaml')),
  },
} as const satisfies Record<string, Rule>;

export const moduleRules = {
  contentIsData: {
    says: 'content holds data alone, no module: what must be done with it is in domain',
    breaks: (file: string) => floorOf(file) === 'content',
  },
  noBarrels: {
    says: 'no barrels: a module exports what is its own; the table of URLs and what loads later may pass on',
    breaks: (file: string, module: Module, all: readonly Import[]) =>
      floorOf(file) !== undefined &&
      (/\/index\.tsx?$/.test(file) ||
        (module.reexports &&
          file !== 'app/routes.ts' &&
          !all.some(({ to, deferred }) => to === file && deferred))),
  },
  designSystemFetchesNothing: {
    says: 'the design system fetches nothing',
    breaks: (file: string, { fetches }: Module) => within(['app/design-system'], file) && fetches,
  },
  portsAreSmall: {
    says: `an interface of the server has at most ${MAX_METHODS} methods: who uses three needs no ten`,
    breaks: (file: string, { methods }: Module) =>
      floorOf(file) === 'server' && !isTest(file) && methods > MAX_METHODS,
  },
  oneFileReadsTheEnvironment: {
    says: `only ${READING_THE_ENVIRONMENT.join(' and ')} read the environment`,
    breaks: (file: string, { readsEnvironment }: Module) =>
      floorOf(file) !== undefined &&
      readsEnvironment &&
      !isTest(file) &&
      !READING_THE_ENVIRONMENT.includes(file),
  },
} as const;
