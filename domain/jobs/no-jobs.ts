import { careers } from '#content/careers.yaml';
import { retention } from '#content/retention.yaml';
import { periodInWords, retentionOf } from '../retention/periods.ts';
import { fill } from '../text/fill.ts';

const kept = periodInWords(retention[retentionOf.application].period);

/** How long we keep a CV that is sent all the same is said in both. */
const withPeriod = ({ title, text }: typeof careers.empty) => ({ title, text: fill(text, { kept }) });

export const noneOpen = withPeriod(careers.empty);
export const noneFound = withPeriod(careers.search.none);
