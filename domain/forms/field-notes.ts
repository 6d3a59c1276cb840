import { fieldNoteWords as words } from '#content/field-notes.yaml';
import { formMessages } from '#content/form-messages.yaml';
import { fill, forCount } from '../text/fill.ts';
import { markInvisible } from '../text/normalise-text.ts';
import { PHONE_FIELDS } from './phone/phone-fields.ts';
import { isPhone, normalisePhone, phoneDoubt, phoneInWords } from './phone/phone-number.ts';

export interface FieldNote {
  /** Says which number we would ring, or asks if it is whole. */
  phone?: string | undefined;
  /** The number of invisible characters, and the words of the button that takes them out. */
  invisible?: { found: string; takeOut: string } | undefined;
}

export type FieldNotes = Record<string, FieldNote>;

/** @param typing the field that is still being filled in: its number is said once it is whole */
export function notesOn(fields: Record<string, unknown>, typing?: string | null): FieldNotes {
  const notes: FieldNotes = {};
  for (const [name, text] of Object.entries(fields)) {
    if (typeof text !== 'string') continue;
    const phone = PHONE_FIELDS.includes(name) ? phoneNote(text, name === typing) : undefined;
    const invisible = invisibleIn(text);
    if (phone || invisible) notes[name] = { phone, invisible };
  }
  return notes;
}

function phoneNote(text: string, isTyping: boolean): string | undefined {
  const phone = normalisePhone(text);
  if (!isPhone(phone)) return undefined;
  const doubt = phoneDoubt(phone);
  if (!doubt) return fill(words.willRing, { phone: phoneInWords(phone) });
  return isTyping ? undefined : formMessages.phone.doubts[doubt];
}

function invisibleIn(text: string): FieldNote['invisible'] {
  const invisible = markInvisible(text);
  if (!invisible) return undefined;
  const { count, marked } = invisible;
  return {
    found: fill(forCount(words.invisible, count), { count, marked }),
    takeOut: forCount(words.takeOut, count),
  };
}
