import * as v from 'valibot';
import { communicationNeeds as words } from '#content/communication-needs.yaml';
import { formMessages } from '#content/form-messages.yaml';
import { choiceField, lineField } from './fields.ts';
import { NEED_BOXES, TICKED } from './needs-in-words.ts';

export type CommunicationNeeds = Record<string, string>;

const MAX_LANGUAGE_LENGTH = 100;
const MAX_PERSON_LENGTH = 200;

/** They say something about health or a disability. */
const HEALTH_NEEDS = ['largePrint', 'textRelay', 'signLanguage'] as const;

const box = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((ticked) => (ticked === TICKED ? TICKED : '')),
);

const fields = v.object({
  ...v.entriesFromList(NEED_BOXES, box),
  interpreter: lineField({ ...formMessages.interpreter, max: MAX_LANGUAGE_LENGTH }),
  speakTo: lineField({ ...formMessages.speakTo, max: MAX_PERSON_LENGTH }),
  leaveMessage: choiceField(['', ...Object.keys(words.answers)], formMessages.leaveMessage),
  needsConsent: box,
});

type Health = Pick<v.InferOutput<typeof fields>, (typeof HEALTH_NEEDS)[number]>;

/**
 * How to reach a person, of any form: the Accessible Information Standard's "identify" and "record". Nothing of it is
 * needed; what speaks of health needs explicit consent (UK GDPR, Article 9(2)(a)), whose words are kept with it
 * (Article 7(1)).
 */
export const communicationNeedsSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['largePrint'], ['textRelay'], ['signLanguage'], ['needsConsent']],
      ({ needsConsent, ...needs }) => needsConsent === TICKED || !saysHealth(needs),
      formMessages.needsConsent,
    ),
    ['needsConsent'],
  ),
  v.transform((all): { needs?: CommunicationNeeds } => {
    const consent = saysHealth(all) ? words.consent.label : '';
    const given = Object.entries({ ...all, needsConsent: consent }).filter(([, said]) => said !== '');
    return given.length > 0 ? { needs: Object.fromEntries(given) } : {};
  }),
);

function saysHealth(needs: Health): boolean {
  return HEALTH_NEEDS.some((name) => needs[name] === TICKED);
}
