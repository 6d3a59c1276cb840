import { formFields } from '#domain/forms/form-metadata.ts';
import type { FormToken } from '#domain/forms/form-result.ts';
import styles from './hidden-fields.module.css';

/**
 * The fields that every form carries and no visitor sees. The trap is read-only, so that nothing that fills in for a
 * person (a browser, a password manager) touches it; a machine that posts every field of a page does.
 */
export function HiddenFields({ token }: { token: FormToken }) {
  return (
    <>
      <input type="hidden" name={formFields.key} value={token.key} />
      <input type="hidden" name={formFields.shownAt} value={token.shownAt} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          Leave this empty
          <input name={formFields.honeypot} tabIndex={-1} autoComplete="off" readOnly />
        </label>
      </div>
    </>
  );
}
