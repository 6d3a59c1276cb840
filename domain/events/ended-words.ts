import { eventPage } from '#content/event-page.yaml';
import { retention } from '#content/retention.yaml';
import { periodInWords, retentionOf } from '../retention/periods.ts';
import { fill, fillEach } from '../text/fill.ts';

const { ended } = eventPage;
const values = { kept: periodInWords(retention[retentionOf['event-registration']].period) };

/** For an event that has passed: how long an interest in the next one is kept is said wherever it is told. */
export const endedWords = {
  ...ended,
  text: fill(ended.text, values),
  next: fillEach(ended.next, values),
  thanks: fill(ended.thanks, values),
  notice: fill(ended.notice, values),
};
