import { formText } from '#content/forms.ts';
import { applicationText } from '#content/job-text.ts';
import type { FormErrors } from '#domain/forms/check-form.ts';
import { ErrorSummary } from '~/design-system/error-summary/error-summary.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { type ApplicationField, applicationFields } from './application-fields.ts';
import type { SendOutcome } from './send-application.ts';

/** The id of a field's control. */
export const fieldId = (name: ApplicationField) => `application-${name}`;

/** What has to be mended, in the order of the fields. */
export function ApplicationErrors({ errors, attempt }: { errors: FormErrors; attempt: number }) {
  const wrong = applicationFields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ field: fieldId(name), message }] : [];
  });
  if (wrong.length === 0) return null;
  return <ErrorSummary title={formText.errorSummary} errors={wrong} attempt={attempt} />;
}

/** It was not taken, though nothing is wrong with what was filled in. */
export function ApplicationFailure({ email, message }: { email: string; message: string | null }) {
  const [mailbox, host] = email.split('@');
  // The sentence ends with the address: it can be written to at a touch.
  const sentence = (
    <>
      {applicationText.failed('')}
      <a href={`mailto:${email}`}>
        {mailbox}@<wbr />
        {host}
      </a>
    </>
  );
  return (
    <Notice tone="error" title={sentence} takesFocus>
      {message && <p>{message}</p>}
    </Notice>
  );
}

/** What became of the last try, beside the button that makes the next one. */
export function LastTry({
  outcome,
  email,
  cancelled,
}: {
  outcome: SendOutcome | null;
  email: string;
  cancelled: string;
}) {
  if (outcome?.kind === 'failed') return <ApplicationFailure email={email} message={outcome.message} />;
  return outcome?.kind === 'cancelled' ? <Notice takesFocus title={cancelled} /> : null;
}
