import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../tests/support/form-entries.ts';
import { applicationSchema } from '../applications/application.ts';
import { callRequestSchema } from '../calls/call-request.ts';
import { contactSchema } from '../enquiries/enquiry.ts';
import { eventRegistrationSchema } from '../events/event-registration.ts';
import { jobAlertSchema } from '../job-alerts/job-alert-request.ts';
import { waitlistRequestSchema } from '../waitlist/waitlist-request.ts';
import { freeTextIn } from './free-text.ts';
import { PHONE_FIELDS } from './phone/phone-fields.ts';

const schemas = [
  ...[applicationSchema, contactSchema, callRequestSchema([]), waitlistRequestSchema],
  ...[eventRegistrationSchema, jobAlertSchema],
];
const fields = schemas.flatMap((schema) => Object.entries(entriesOf(schema)));

const NUMBER = '07700 900123';
const SENTENCE = 'I have fallen, and I cannot get up!';
/** The page fills it in with the title of the job. */
const GIVEN = 'position';

function isTaken(schema: v.GenericSchema<unknown, unknown>, typed: string, part: string): boolean {
  const { success, output } = v.safeParse(schema, typed);
  return success && typeof output === 'string' && output.includes(part);
}

const phones = fields.filter(([, schema]) => isTaken(schema, NUMBER, '+447700900123'));
const free = fields.filter(
  ([name, schema]) =>
    name !== GIVEN &&
    [SENTENCE, SENTENCE.repeat(3), `${NUMBER} ${SENTENCE}`].some((text) => isTaken(schema, text, SENTENCE)),
);

describe('every form', () => {
  it.each(phones)('has %s among the telephone numbers', (name) => {
    expect(PHONE_FIELDS).toContain(name);
  });

  it.each(free)('is searched for danger in %s', (name) => {
    expect(freeTextIn({ [name]: SENTENCE })).toContain(SENTENCE);
  });
});
