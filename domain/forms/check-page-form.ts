import type * as v from 'valibot';
import { formMessages } from '#content/form-messages.yaml';
import { checkForm, type FormCheck, type FormErrors } from './check-form.ts';
import { ASKED_FIELDS, askedField } from './phone/phone-fields.ts';
import { doubtIn, hasWholePhone } from './phone/phone-number.ts';

type Fields = Record<string, unknown>;

/**
 * Checks a form as its page does: beyond the rules it asks once about a number that may not be whole. Sent again as it
 * is, it is taken where there is another way to reach the person.
 */
export function checkPageForm<Value>(
  schema: v.GenericSchema<unknown, Value>,
  fields: Fields,
): FormCheck<Value> {
  const checked = checkForm(schema, fields);
  const refused: FormErrors = checked.kind === 'invalid' ? checked.errors : {};
  const questions = Object.entries(questionsAbout(fields)).filter(([name]) => !(name in refused));
  if (questions.length === 0) return checked;
  // Refused for a moment, so that the questions stand among the errors in the order of the form.
  const standIns = Object.fromEntries(questions.map(([name]) => [name, '\0']));
  const all = checkForm(schema, { ...fields, ...standIns });
  if (all.kind === 'valid') return all;
  const shown = questions.filter(([name]) => name in all.errors);
  return { kind: 'invalid', errors: { ...all.errors, ...Object.fromEntries(shown) } };
}

function questionsAbout(fields: Fields): FormErrors {
  const { doubts, sendAgain, orEmail } = formMessages.phone;
  const questions: FormErrors = {};
  for (const name of ASKED_FIELDS) {
    const text = textOf(fields, name);
    const doubt = doubtIn(text);
    const canTake = name !== 'phone' || hasOtherWay(fields);
    const wasAsked = textOf(fields, askedField(name)) === text;
    if (doubt && !(canTake && wasAsked))
      questions[name] = `${doubts[doubt]} ${canTake ? sendAgain : orEmail}`;
  }
  return questions;
}

function hasOtherWay(fields: Fields): boolean {
  return textOf(fields, 'email').trim() !== '' || hasWholePhone(textOf(fields, 'speakTo'));
}

function textOf(fields: Fields, name: string): string {
  return typeof fields[name] === 'string' ? fields[name] : '';
}
