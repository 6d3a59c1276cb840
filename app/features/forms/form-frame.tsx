import type { ReactNode } from 'react';
import { formText } from '#content/forms.ts';
import { formFields } from '#domain/forms/form-metadata.ts';
import type { FormToken } from '#domain/forms/form-result.ts';
import { Button } from '~/design-system/button/button.tsx';
import { ErrorSummary } from '~/design-system/error-summary/error-summary.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import styles from './form-frame.module.css';
import type { useCheckedForm } from './use-checked-form.tsx';

interface Props {
  form: ReturnType<typeof useCheckedForm>;
  token: FormToken;
  name: string;
  submit: string;
  submitting: string;
  /** What the data is for, with the link to the policy after it. */
  notice: string;
  noticeLink: { text: string; path: string };
  /** Said if the form could not be stored, or no answer came. */
  failure: string;
  failureTitle?: string;
  children: ReactNode;
}

/** What every form has around its fields: the summary of errors, the refusal, the notice and the button. */
export function FormFrame(props: Props) {
  const { form, token, name, submit, submitting, notice, noticeLink, failure, failureTitle, children } =
    props;
  const { answer, pending, formProps } = form;
  const refused = answer?.kind === 'rejected' && !pending;
  return (
    <form {...formProps} className={styles.form} aria-busy={pending}>
      <FormErrorSummary form={form} name={name} />
      {refused && (
        <Notice tone="error" title={failureTitle} takesFocus>
          <p>{answer.message ?? failure}</p>
        </Notice>
      )}
      {children}
      <HiddenFields token={token} />
      <p className={styles.notice}>
        {notice} <a href={noticeLink.path}>{noticeLink.text}</a>
      </p>
      <p>
        <Button type="submit" pending={pending} pendingLabel={submitting}>
          {submit}
        </Button>
      </p>
    </form>
  );
}

export const fieldId = (form: string, field: string) => `${form}-${field}`;

/** What has to be mended after a refused submit. */
export function FormErrorSummary({ form, name }: Pick<Props, 'form' | 'name'>) {
  const { answer, errors, attempt } = form;
  const listed = Object.entries(errors).map(([field, message = '']) => ({
    field: fieldId(name, field),
    message,
  }));
  if (listed.length === 0 || (attempt === 0 && answer?.kind !== 'invalid')) return null;
  return <ErrorSummary title={formText.errorSummary} errors={listed} attempt={attempt} />;
}

/**
 * The fields that every form carries and no visitor sees. The honeypot is read-only, so that nothing that fills in for
 * a person (a browser, a password manager) touches it; a machine that posts every field of a page does.
 */
export function HiddenFields({ token }: { token: FormToken }) {
  return (
    <>
      <input type="hidden" name={formFields.key} value={token.key} />
      <input type="hidden" name={formFields.shownAt} value={token.shownAt} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {formText.honeypot}
          <input name={formFields.honeypot} tabIndex={-1} autoComplete="off" readOnly />
        </label>
      </div>
    </>
  );
}

/** What a submission is known by, to be read out on the telephone. */
export function Reference({ reference }: { reference: string | null }) {
  if (!reference) return null;
  return (
    <p>
      {formText.reference} <strong>{reference}</strong>.
    </p>
  );
}
