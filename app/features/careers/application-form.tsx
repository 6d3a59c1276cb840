import type { RefObject } from 'react';
import { Link } from 'react-router';
import { applicationText } from '#content/job-text.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { Button } from '~/design-system/button/button.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextArea } from '~/design-system/field/text-area.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { HiddenFields } from '../forms/hidden-fields.tsx';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationField } from './application-fields.ts';
import styles from './application-form.module.css';
import { ApplicationErrors, ApplicationFailure, fieldId, LastTry } from './application-outcome.tsx';
import type { AppliedJob } from './applied-job.ts';
import { CvField } from './cv-field.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useApplication } from './use-application.ts';

interface ApplicationWords {
  intro: string;
  labels: Record<ApplicationField, string>;
  experiencePlaceholder: string;
  hints: { phone: string; message: string };
  cv: { remove: string; again: string };
  submit: string;
  sending: { title: string; arrived: string; cancel: string; cancelled: string };
  notice: string;
  noticeLink: { text: string; path: string };
}

/** What the form offers, from the rules: given, so that the rules themselves can come later. */
interface ApplicationChoices {
  experience: readonly { value: string; label: string }[];
  accept: string;
  longestLetter: number;
}

interface Props {
  job: AppliedJob;
  draft: ApplicationDraft;
  words: ApplicationWords;
  choices: ApplicationChoices;
  careersEmail: string;
  /** What the server said when the form was sent without scripts. */
  answered?: FormResult | undefined;
  visit?: number;
  /** Holds what is being sent, so that whoever closes the form can give it up. */
  running: RefObject<AbortController | null>;
  onSent: (reference: string | null) => void;
}

/** The application, in the dialog and on a page of its own, where it also works without scripts. */
export function ApplicationForm(props: Props) {
  const { job, draft, words, choices, careersEmail, answered, visit = 0, running, onSent } = props;
  const initial = answered?.kind === 'invalid' ? answered.errors : {};
  const application = useApplication({ jobId: job.id, draft, initial, visit, running, onSent });
  const { errors, sent, outcome, attempt } = application;
  const field = (name: ApplicationField) => ({
    id: fieldId(name),
    name,
    label: words.labels[name],
    error: errors[name],
    defaultValue: draft.values[name] ?? '',
  });
  const sending = sent !== null;
  return (
    <form
      {...application.formProps}
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      aria-busy={sending}
    >
      {(attempt > 0 || answered) && <ApplicationErrors errors={errors} attempt={attempt} />}
      {attempt === 0 && !outcome && answered?.kind === 'rejected' && (
        <ApplicationFailure email={careersEmail} message={answered.message} />
      )}
      <p>{words.intro}</p>
      <HiddenFields token={draft.token} />
      <TextField {...field('role')} defaultValue={job.title} readOnly />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('phone')} type="tel" autoComplete="tel" hint={words.hints.phone} />
      <SelectField
        {...field('experience')}
        options={choices.experience}
        placeholder={words.experiencePlaceholder}
      />
      <TextArea {...field('message')} hint={words.hints.message} limit={choices.longestLetter} rows={8} />
      <CvField
        id={fieldId('cv')}
        label={words.labels.cv}
        error={errors.cv}
        file={application.cv}
        onChoose={application.choose}
        accept={choices.accept}
        remove={words.cv.remove}
        note={answered && !application.cv ? words.cv.again : undefined}
      />
      <p className={styles.notice}>
        {words.notice} <Link to={words.noticeLink.path}>{words.noticeLink.text}</Link>
      </p>
      <LastTry outcome={outcome} email={careersEmail} cancelled={words.sending.cancelled} />
      {sending && <SendingProgress sent={sent} onCancel={application.cancel} words={words.sending} />}
      <Button type="submit" pending={sending} pendingLabel={applicationText.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
