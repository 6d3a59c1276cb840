import type { FieldNote } from '#domain/forms/field-notes.ts';
import { formFields } from '#domain/forms/form-metadata.ts';
import { Button } from '~/design-system/button/button.tsx';
import styles from './field-notes.module.css';

interface Props extends FieldNote {
  field: string;
  isPhone: boolean;
}

/** Below a field: the number that we would ring, and what nobody can see in a text, with a button that takes it out. */
export function FieldNotes({ field, isPhone, phone, invisible }: Props) {
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
