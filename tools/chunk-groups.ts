/** A file of the browser's build, and which modules travel in it. */
interface ChunkGroup {
  name: string;
  test: RegExp;
  /** `$initial`: only what a page needs to show, not what it fetches when something is touched. */
  tags?: ['$initial'];
  /** Only what at least so many pages show. */
  minShareCount?: number;
  priority: number;
}

/** Few files a page: the library, what most pages show, and what forms show, each of which changes at its own pace. */
export const chunkGroups: ChunkGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'parts',
    test: /\/content\/|\/app\/(?!design-system\/(field|notice|error-summary|stars)\/|features\/(forms|area-notice|careers|testimonials|entries)\/)/,
    tags: ['$initial'],
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'forms',
    test: /\/app\/(design-system\/(field|notice|error-summary)|features\/forms)\//,
    tags: ['$initial'],
    minShareCount: 2,
    priority: 1,
  },
];
