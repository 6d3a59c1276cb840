import { type InvisibleText, markInvisible } from '../text/normalise-text.ts';
import { PHONE_FIELDS } from './phone-fields.ts';
import { isPhone, isWholePhone, normalisePhone, phoneInWords } from './phone-number.ts';

export interface FieldNote {
  phone?: string | undefined;
  invisible?: InvisibleText | undefined;
}

export type FieldNotes = Record<string, FieldNote>;

/** @param typing the field that is still being filled in: its number is said once it is whole */
export function notesOn(fields: Record<string, unknown>, typing?: string | null): FieldNotes {
  const notes: FieldNotes = {};
  for (const [name, text] of Object.entries(fields)) {
    if (typeof text !== 'string') continue;
    const phone = PHONE_FIELDS.includes(name) ? normalisePhone(text) : '';
    const isSaid = name === typing ? isWholePhone(phone) : isPhone(phone);
    const invisible = markInvisible(text) ?? undefined;
    if (isSaid || invisible) notes[name] = { phone: isSaid ? phoneInWords(phone) : undefined, invisible };
  }
  return notes;
}
