/** Part of an address, and the name of a file. */
export function slugOf(words: string): string {
  const plain = words.normalize('NFKD').replace(/[\u0300-\u036f’']/g, '');
  const slug = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70);
  return slug.replace(/^-|-$/g, '') || 'new';
}

/** With a number where another has it. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean, count = 1): string {
  const one = count === 1 ? slug : `${slug}-${count}`;
  return isTaken(one) ? freeSlug(slug, isTaken, count + 1) : one;
}
