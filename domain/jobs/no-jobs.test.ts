import { expect, it } from 'vitest';
import { retention } from '#content/retention.yaml';
import { periodInWords, retentionOf } from '../retention/periods.ts';
import { noneFound, noneOpen } from './no-jobs.ts';

it('who sends a CV without an opening is told how long it is kept', () => {
  const period = periodInWords(retention[retentionOf.application].period);
  expect(noneOpen.text).toContain(period);
  expect(noneFound.text).toContain(period);
});
