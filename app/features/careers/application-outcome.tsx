import { ErrorSummary } from '~/design-system/error-summary/error-summary.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import type { FormAnswer } from '../forms/answer.ts';
import type { FormErrors } from '../forms/check-form.ts';
import { formText } from '../forms/copy.ts';
import { type ApplicationField, applicationFields } from './application-fields.ts';
import { applicationText } from './copy.ts';
import type { SendOutcome } from './send-application.ts';

/** The id of a field's control. */
export const fieldId = (name: ApplicationField) => `application-${name}`;

interface Props {
  errors: FormErrors;
  attempt: number;
  /** What the server said when the form was sent without scripts. */
  answered: FormAnswer | undefined;
  outcome: SendOutcome | null;
  email: string;
  cancelled: string;
}

/** What became of the last try, above the fields: errors to mend, a failure, or that it was cancelled. */
export function ApplicationOutcome({ errors, attempt, answered, outcome, email, cancelled }: Props) {
  const wrong = applicationFields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ field: fieldId(name), message }] : [];
  });
  const failure = outcome ?? (attempt === 0 && answered?.status === 'refused' ? answered : null);
  return (
    <>
      {wrong.length > 0 && (attempt > 0 || answered) && (
        <ErrorSummary title={formText.errorSummary} errors={wrong} attempt={attempt} />
      )}
      {(failure?.status === 'failed' || failure?.status === 'refused') && (
        <Notice tone="error" title={<FailureSentence email={email} />} takesFocus>
          {failure.message && <p>{failure.message}</p>}
        </Notice>
      )}
      {failure?.status === 'cancelled' && <Notice takesFocus title={cancelled} />}
    </>
  );
}

/** The sentence ends with the address: it can be written to at a touch. */
function FailureSentence({ email }: { email: string }) {
  return (
    <>
      {applicationText.failed('')}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
