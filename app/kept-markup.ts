import { LRUCache } from 'lru-cache';

/** As much as some hundred parts have. */
const MAX_BYTES = 2_000_000;
const MAX_KEY_LENGTH = 1_000;

const kept = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: (part, key) => part.length + key.length,
});

/** What stands for a part until the page is put together; no text of a page can be this, as it is escaped. */
const PLACE = /<!--kept (\d+)-->/;

/** The parts of what is being rendered, in the order of their places: rendering is done in one go. */
let parts: Buffer[] = [];

/**
 * A part that is the same wherever it stands, as most of every page is: rendered once, and kept as the bytes that are sent.
 *
 * @param key all that the part depends on; a long one is a visitor's own, and not kept
 * @returns what stands for the part in the markup that is given to `putTogether`
 */
export function keptMarkup(key: string, render: () => string): string {
  let part = kept.get(key);
  if (!part) {
    part = putTogether(render);
    if (key.length <= MAX_KEY_LENGTH) kept.set(key, part);
  }
  return `<!--kept ${parts.push(part) - 1}-->`;
}

/** Renders a page, or a part that has parts, with every kept part in its place. */
export function putTogether(render: () => string): Buffer<ArrayBuffer> {
  const around = parts;
  const own: Buffer[] = [];
  parts = own;
  try {
    const pieces = render().split(PLACE);
    return Buffer.concat(
      pieces.map((piece, index) =>
        index % 2 ? (own[Number(piece)] ?? Buffer.alloc(0)) : Buffer.from(piece),
      ),
    );
  } finally {
    parts = around;
  }
}
