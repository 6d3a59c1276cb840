import type { DragEvent, FormEvent } from 'react';
import { Link } from 'react-router';
import type { jobApplication } from '#content/job-application.ts';
import type { FormResult, FormToken } from '#domain/forms/form-result.ts';
import { Button } from '~/design-system/button/button.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextArea } from '~/design-system/field/text-area.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { visitDraft } from '../forms/draft.ts';
import { FormErrorSummary, fieldId, HiddenFields } from '../forms/form-frame.tsx';
import { chooseFile, useCheckedForm } from '../forms/use-checked-form.tsx';
import styles from './application-form.module.css';
import { CvField } from './cv-field.tsx';
import { SendingProgress } from './sending-progress.tsx';
import type { Upload } from './use-upload.ts';

type Words = typeof jobApplication.form;
type FieldName = keyof Words['labels'];

/** What the form offers, from the rules: given, so that the rules themselves can come later. */
interface ApplicationChoices {
  experience: readonly { value: string; label: string }[];
  accept: string;
  maxLetterLength: number;
}

interface Props {
  job: { id: string; title: string };
  token: FormToken;
  words: Words;
  choices: ApplicationChoices;
  careersEmail: string;
  /** The answer that came with the page, if the form was sent without scripting. */
  answer?: FormResult | undefined;
  upload: Upload;
  onSent: (reference: string | null) => void;
}

/** The application, in the dialog and on a page of its own, where it also works without scripting. */
export function ApplicationForm({ job, token, words, choices, careersEmail, answer, upload, onSent }: Props) {
  const form = useCheckedForm({
    name: 'application',
    action: `/careers/${encodeURIComponent(job.id)}/apply`,
    rules: (all) => all.application,
    initial: answer,
    onSent,
    draft: visitDraft(job.id),
    transport: upload,
  });
  const { errors, attempt, formProps } = form;
  const { progress, data, cancelled } = upload;
  const field = (name: FieldName) => ({
    id: fieldId('application', name),
    name,
    label: words.labels[name],
    error: errors[name],
    defaultValue: answer?.values[name] ?? '',
  });
  const failure = (message: string | null) => (
    <Failure sentence={words.failed} email={careersEmail} message={message} />
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!form.pending) upload.forget();
    return formProps.onSubmit(event);
  };
  return (
    <form
      {...formProps}
      onSubmit={submit}
      // Beside the field the browser would leave the page and show the file.
      onDragOver={(event) => event.preventDefault()}
      onDrop={takeDroppedFile}
      encType="multipart/form-data"
      className={styles.form}
      aria-busy={form.pending}
    >
      <FormErrorSummary form={form} name="application" />
      {attempt === 0 && !data && !cancelled && answer?.kind === 'rejected' && failure(answer.message)}
      <p>{words.intro}</p>
      {/* Before the file: a server that refuses its size has read the words by then. */}
      <HiddenFields token={token} />
      <TextField {...field('role')} defaultValue={job.title} readOnly />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('phone')} type="tel" autoComplete="tel" hint={words.hints.phone} />
      <SelectField
        {...field('experience')}
        options={choices.experience}
        placeholder={words.experiencePlaceholder}
      />
      <TextArea {...field('message')} hint={words.hints.message} limit={choices.maxLetterLength} rows={8} />
      <CvField
        id={fieldId('application', 'cv')}
        label={words.labels.cv}
        error={errors.cv}
        accept={choices.accept}
        hint={words.hints.cv}
        remove={words.removeCv}
        note={answer && words.hints.cvAgain}
      />
      <p className={styles.notice}>
        {words.notice} <Link to={words.noticeLink.path}>{words.noticeLink.text}</Link>
      </p>
      {data?.kind === 'rejected' && failure(data.message)}
      {cancelled && <Notice takesFocus title={words.sending.cancelled} />}
      {progress !== null && (
        <SendingProgress sent={progress} onCancel={upload.cancel} words={words.sending} />
      )}
      <Button type="submit" pending={form.pending} pendingLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}

function takeDroppedFile(event: DragEvent<HTMLFormElement>) {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  const picker = event.currentTarget.elements.namedItem('cv');
  if (file && picker instanceof HTMLInputElement) chooseFile(picker, file);
}

function Failure({ sentence, email, message }: { sentence: string; email: string; message: string | null }) {
  const [mailbox, host] = email.split('@');
  // The sentence ends with the address: it can be written to at a touch.
  const title = (
    <>
      {sentence}{' '}
      <a href={`mailto:${email}`}>
        {mailbox}@<wbr />
        {host}
      </a>
    </>
  );
  return (
    <Notice tone="error" title={title} takesFocus>
      {message && <p>{message}</p>}
    </Notice>
  );
}
