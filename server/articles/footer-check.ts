import { type CollectionName, collectionNames } from '#content/articles.ts';

const RECHECK_MS = 5000;

/**
 * Footers lead to a collection only while it has something to read, and pages made by the build have the footer of that
 * day.
 *
 * @param builtPage any page of the build; undefined if it made none
 * @returns whether its footer is still right, as of a few seconds ago
 */
export async function createFooterCheck(
  filledCollections: () => Promise<CollectionName[]>,
  builtPage: Buffer | undefined,
  now: () => number = Date.now,
): Promise<() => boolean> {
  const built = collectionNames.filter((name) => builtPage?.includes(`href="/${name}"`));
  let isRight = true;
  let recheckAt = 0;
  const check = async () => {
    recheckAt = now() + RECHECK_MS;
    const filled = await filledCollections();
    isRight = filled.join() === built.join();
  };
  await check();
  return () => {
    // Should it fail, the pages are as they were, and the next visitor has it tried again.
    if (now() >= recheckAt) check().catch(() => {});
    return isRight;
  };
}
