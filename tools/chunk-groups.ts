/** A file of the browser's build, and which modules travel in it. */
interface ChunkGroup {
  name: string;
  test: RegExp;
  /** `$initial`: only what a page needs to show, not what it fetches when something is touched. */
  tags?: ['$initial'];
  /** Only what at least so many pages show. */
  minShareCount?: number;
  /** The highest takes a module, with all that the module imports. */
  priority: number;
}

/** What more than one page shows, but most do not. */
const seldom = [
  'design-system/(field|error-summary|notice|stars)/',
  'features/(articles|careers|forms|testimonials|waitlist)/',
  'features/site-search/search-',
];

/** Few files a page: the library, what most pages show, and what forms show, each of which changes at its own pace. */
export const chunkGroups: ChunkGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 4 },
  {
    name: 'parts',
    test: new RegExp(`/domain/(office-hours/opening|time/wall-clock)|/app/(?!${seldom.join('|')})`),
    tags: ['$initial'],
    minShareCount: 2,
    priority: 3,
  },
  { name: 'notice', test: /\/app\/design-system\/notice\//, priority: 2 },
  {
    name: 'forms',
    test: /\/app\/(design-system\/field\/(?!file)|features\/forms\/(?!copy))/,
    tags: ['$initial'],
    minShareCount: 2,
    priority: 1,
  },
];
