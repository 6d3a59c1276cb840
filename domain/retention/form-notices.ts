import * as words from '#content/form-notices.yaml';
import type { RetentionId } from '../content/retention.ts';
import { fill } from '../text/fill.ts';
import { kept } from './periods.ts';

/** By what is sent: a confirmed job alert has no form of its own. */
export const formNotices = Object.fromEntries(
  Object.entries(words.formNotices).map(([kind, text]) => [kind, fill<RetentionId>(text, kept)]),
) as Record<keyof typeof words.formNotices, string>;

export const startDateNotice: string = /* @__PURE__ */ fill(words.startDateNotice, kept);
