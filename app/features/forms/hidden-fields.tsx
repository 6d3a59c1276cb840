import type { FormTicket } from './answer.ts';
import { formFields } from './form-fields.ts';
import styles from './hidden-fields.module.css';

/**
 * The fields that every form carries and no visitor sees. The trap is read-only, so that nothing that fills in for a
 * person (a browser, a password manager) touches it; a machine that posts every field of a page does.
 */
export function HiddenFields({ ticket }: { ticket: FormTicket }) {
  return (
    <>
      <input type="hidden" name={formFields.key} value={ticket.key} />
      <input type="hidden" name={formFields.shownAt} value={ticket.shownAt} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input name={formFields.trap} tabIndex={-1} autoComplete="off" readOnly />
        </label>
      </div>
    </>
  );
}
