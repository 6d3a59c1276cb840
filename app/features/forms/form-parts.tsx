import { formText, frameText } from '#content/forms.yaml';
import { formFields } from '#domain/forms/form-metadata.ts';
import type { AcceptedForm, RefusedForm } from '#domain/forms/form-result.ts';
import { ASKED_FIELDS, askedField } from '#domain/forms/phone/phone-fields.ts';
import { ErrorSummary } from '~/design-system/error-summary/error-summary.tsx';
import type { useCheckedForm } from './checking/use-checked-form.tsx';
import styles from './form-frame.module.css';

type CheckedForm = ReturnType<typeof useCheckedForm>;

export function PrivacyLink() {
  return <a href={formText.privacy.path}>{formText.privacy.text}</a>;
}

export function SaidBack({ phone }: Pick<AcceptedForm, 'phone'>) {
  if (!phone) return null;
  return (
    <p>
      {frameText.phone}{' '}
      <a href={phone.url} className={styles.number}>
        {phone.text}
      </a>
    </p>
  );
}

/** The address of a page that answers a form ends with the form's fragment: a browser focuses what has it. */
export function focusFirst(label: string) {
  return { role: 'group', tabIndex: -1, 'aria-label': label };
}

/** The errors after a refused submit, behind the button that the Enter key presses: no other may come before it. */
export function FormErrorSummary({ form }: { form: CheckedForm }) {
  const { summary, attempt } = form;
  const listed = Object.entries(summary).map(([field, message = '']) => ({
    field: form.field(field).id,
    message,
  }));
  return (
    <>
      <button type="submit" hidden />
      {listed.length > 0 && <ErrorSummary title={formText.errorSummary} errors={listed} attempt={attempt} />}
    </>
  );
}

export function MayHaveArrived({ answer }: { answer: RefusedForm }) {
  return answer.kind === 'failed' && answer.unsure && <p>{formText.unsure}</p>;
}

/**
 * The fields that every form carries and no visitor sees. The honeypot is read-only, so that nothing that fills in for
 * a person (a browser, a password manager) touches it; a machine that posts every field of a page does.
 */
export function HiddenFields({ form: { typed, asked } }: { form: Pick<CheckedForm, 'typed' | 'asked'> }) {
  const { key, honeypot } = formFields;
  const shown = ASKED_FIELDS.map(askedField).filter((name) => asked[name]);
  return (
    <>
      <input type="hidden" name={key} defaultValue={typed[key]} />
      {shown.map((name) => (
        <input key={name} type="hidden" name={name} value={asked[name]} />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {formText.honeypot}
          <input name={honeypot} tabIndex={-1} autoComplete="off" readOnly />
        </label>
      </div>
    </>
  );
}
