import { formText } from '#content/forms.ts';
import { formFields } from '#domain/forms/form-metadata.ts';
import { markInvisible } from '#domain/text/normalise-text.ts';
import { Button } from '~/design-system/button/button.tsx';
import styles from './field-message.module.css';

interface Props {
  message: string;
  field: string;
  /** What the field holds. */
  text: string;
}

/** The message at a field; what nobody can see in it is shown, and taken out with one press. */
export function FieldMessage({ message, field, text }: Props) {
  const invisible = markInvisible(text);
  if (!invisible) return message;
  const { count, marked } = invisible;
  return (
    <>
      {message}
      <span className={styles.marked}>{formText.invisible.found(count, marked)}</span>
      <Button type="submit" variant="secondary" size="small" name={formFields.takeOut} value={field}>
        {formText.invisible.takeOut(count)}
      </Button>
    </>
  );
}
