import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formText } from '#content/forms.ts';
import type { FormErrors } from '#domain/forms/check-form.ts';
import type { FormToken } from '#domain/forms/form-result.ts';
import { Button } from '~/design-system/button/button.tsx';
import { ErrorSummary } from '~/design-system/error-summary/error-summary.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import styles from './form-frame.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import type { useCheckedForm } from './use-checked-form.tsx';

interface Props {
  form: ReturnType<typeof useCheckedForm>;
  token: FormToken;
  /** Begins the ids of the fields. */
  name: string;
  submit: string;
  submitting: string;
  /** What the data is for, with the link to the policy after it. */
  notice: string;
  noticeLink: { text: string; path: string };
  /** Said where the form could not be stored, or no answer came. */
  failure: string;
  /** Stands above it. */
  failureTitle?: string;
  children: ReactNode;
}

/** What every form has around its fields: the summary of errors, the refusal, the notice and the button. */
export function FormFrame(props: Props) {
  const { form, token, name, submit, submitting, notice, noticeLink, failure, failureTitle, children } =
    props;
  const { answer, errors, attempt, pending, formProps } = form;
  const refused = answer?.kind === 'rejected' && !pending;
  return (
    <form {...formProps} className={styles.form} aria-busy={pending}>
      {Object.keys(errors).length > 0 && (attempt > 0 || answer?.kind === 'invalid') && (
        <ErrorSummary title={formText.errorSummary} errors={summaryOf(errors, name)} attempt={attempt} />
      )}
      {refused && (
        <Notice tone="error" title={failureTitle} takesFocus>
          <p>{answer.message ?? failure}</p>
        </Notice>
      )}
      {children}
      <HiddenFields token={token} />
      <p className={styles.notice}>
        {notice} <Link to={noticeLink.path}>{noticeLink.text}</Link>
      </p>
      <p>
        <Button type="submit" pending={pending} pendingLabel={submitting}>
          {submit}
        </Button>
      </p>
    </form>
  );
}

/** The id of a field within a form. */
export const fieldId = (form: string, field: string) => `${form}-${field}`;

function summaryOf(errors: FormErrors, form: string) {
  return Object.entries(errors).map(([field, message]) => ({
    field: fieldId(form, field),
    message: message ?? '',
  }));
}
