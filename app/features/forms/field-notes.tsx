import type { FieldNote } from '#domain/forms/field-notes.ts';
import { formFields } from '#domain/forms/form-metadata.ts';
import { PHONE_FIELDS } from '#domain/forms/phone/phone-fields.ts';
import { Button } from '~/design-system/button/button.tsx';
import styles from './field-notes.module.css';

interface Props extends FieldNote {
  field: string;
  isPhone: boolean;
}

/** The number that we would ring where the number is right, and what nobody can see in a text where that is wrong. */
export function notesBelow(field: string, { phone, invisible }: FieldNote = {}, error?: string) {
  const isPhone = PHONE_FIELDS.includes(field);
  const shown = error ? { invisible } : { phone };
  return isPhone || shown.invisible ? <FieldNotes {...shown} field={field} isPhone={isPhone} /> : undefined;
}

/** Below a field, with a button that takes out what nobody can see. */
function FieldNotes({ field, isPhone, phone, invisible }: Props) {
  return (
    <>
      {isPhone && (
        <p role="status" className={styles.phone}>
          {phone}
        </p>
      )}
      {invisible && (
        <p className={styles.invisible}>
          {invisible.found}
          <Button type="submit" variant="secondary" size="small" name={formFields.takeOut} value={field}>
            {invisible.takeOut}
          </Button>
        </p>
      )}
    </>
  );
}
