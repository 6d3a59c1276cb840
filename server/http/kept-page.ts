import { zstdDecompressSync } from 'node:zlib';
import { compressedQuickly } from './compression.ts';
import type { StaticFile } from './static-site.ts';

/** A page that was rendered for many: kept compressed from when it is first sent so, a third of its size. */
export interface KeptPage extends StaticFile {
  status: number;
  /**
   * The page in zstd, for who asks first.
   *
   * @returns null from then on, as a smaller form is worth its while for a page that is asked for again
   */
  firstAnswer(): Buffer | null;
  /** The same page, with the form for many as small as can be. */
  withSmallest(br: Buffer): KeptPage;
}

interface Held {
  bytes: Buffer;
  isCompressed: boolean;
}

type Rendered = Pick<KeptPage, 'status' | 'headers' | 'encoded'>;

export function createKeptPage(status: number, headers: StaticFile['headers'], bytes: Buffer): KeptPage {
  return pageHolding({ bytes, isCompressed: false }, { status, headers, encoded: {} });
}

function pageHolding(held: Held, rendered: Rendered): KeptPage {
  return {
    ...rendered,
    page: true,
    get identity() {
      return held.isCompressed ? zstdDecompressSync(held.bytes) : held.bytes;
    },
    firstAnswer: () => {
      if (held.isCompressed) return null;
      held.bytes = compressedQuickly(held.bytes);
      held.isCompressed = true;
      return held.bytes;
    },
    withSmallest: (br) => pageHolding(held, { ...rendered, encoded: { ...rendered.encoded, br } }),
  };
}
