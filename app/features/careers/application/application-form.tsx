import { type DragEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { applicationForm as words } from '#content/application-form.yaml';
import { formText } from '#content/forms.yaml';
import { experienceOptions, MAX_COVER_LETTER_LENGTH } from '#domain/applications/application-choices.ts';
import { cvAccept } from '#domain/applications/cv.ts';
import { type FormResult, isRefused, type RefusedForm } from '#domain/forms/form-result.ts';
import { fill } from '#domain/text/fill.ts';
import { Button } from '~/design-system/button/button.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { chooseFile } from '../../forms/checking/form-fields.ts';
import { useCheckedForm } from '../../forms/checking/use-checked-form.tsx';
import { CommunicationNeeds } from '../../forms/communication-needs.tsx';
import { MessageField } from '../../forms/danger/message-field.tsx';
import {
  FormErrorSummary,
  focusFirst,
  HiddenFields,
  MayHaveArrived,
  PrivacyLink,
} from '../../forms/form-parts.tsx';
import { applicationDraftName, jobPath } from '../job-paths.ts';
import styles from './application-form.module.css';
import { CvField } from './cv-field.tsx';
import { keepDetails, LastDetails, offeredDetails } from './last-details.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useUpload } from './use-upload.ts';

export interface ApplicationFacts {
  job: { id: string; title: string };
  careersEmail: string;
  phone: { display: string; url: string };
  notice: string;
}

interface Props extends ApplicationFacts {
  answer?: FormResult | undefined;
}

/** In the dialog, and on a page of its own, where it also works without scripting. */
export default function ApplicationForm(props: Props) {
  const { job, careersEmail, phone, notice, answer } = props;
  const upload = useUpload();
  const form = useCheckedForm({
    name: 'application',
    draftName: applicationDraftName(job.id),
    action: `${jobPath(job.id)}/apply`,
    rules: (all) => all.application,
    initial: answer,
    // The page with the form gives way: the back button must not lead to what was sent.
    onAccepted: (thanks, sent) => {
      keepDetails(sent);
      const leave = () => location.replace(thanks);
      import('~/browser/kept-file.ts')
        .then(({ keepFile }) => keepFile(applicationDraftName(job.id), null))
        .then(leave, leave);
    },
    send: upload.send,
  });
  useDialogClosing(form.formProps.ref, () => {
    if (upload.progress !== null) return upload.cancel();
    upload.forget();
    form.forget();
  });
  const field = (name: keyof typeof words.labels) => ({ ...form.field(name), label: words.labels[name] });
  const failure = isRefused(form.answer) && (
    <Failure email={careersEmail} phone={phone} answer={form.answer} takesFocus={form.isNews} />
  );
  return (
    <div
      id="application-form"
      className={styles.answer}
      {...(form.answer && !form.isNews && focusFirst(failure ? words.failed : formText.errorSummary))}
    >
      <form
        {...form.formProps}
        {...offeredDetails}
        // Beside the field the browser would leave the page and show the file.
        onDragOver={(event) => event.preventDefault()}
        onDrop={takeDroppedFile}
        encType="multipart/form-data"
        className={styles.form}
        aria-busy={form.pending}
        data-offline={formText.offline}
      >
        <FormErrorSummary form={form} />
        {!form.isNews && failure}
        <p>{words.intro}</p>
        <LastDetails />
        {/* Before the file: a server that refuses its size has read the words by then. */}
        <HiddenFields form={form} />
        <TextField {...field('position')} defaultValue={job.title} readOnly />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" hint={words.hints.phone} />
        <SelectField
          {...field('experience')}
          options={experienceOptions}
          placeholder={words.experiencePlaceholder}
        />
        <MessageField
          {...field('message')}
          hint={words.hints.message}
          limit={MAX_COVER_LETTER_LENGTH}
          rows={8}
        />
        <CvField
          {...field('cv')}
          accept={cvAccept}
          hint={words.hints.cv}
          help={cvHelp(form.field('cv').error, props)}
          remove={words.removeCv}
          keepAs={applicationDraftName(job.id)}
          kept={words.hints.cvKept}
          note={
            form.lost.cv ? fill(words.hints.cvBefore, { cv: form.lost.cv }) : answer && words.hints.cvAgain
          }
        />
        <CommunicationNeeds form={form} interview />
        <p className={styles.notice}>
          {notice} <PrivacyLink />
        </p>
        {form.isNews && failure}
        {form.offline && <Notice tone="warning" title={formText.offline} takesFocus />}
        {upload.cancelled && !form.pending && <Notice takesFocus title={words.sending.cancelled} />}
        {upload.progress !== null && (
          <SendingProgress sent={upload.progress} onCancel={upload.cancel} words={words.sending} />
        )}
        <Button type="submit" pending={form.pending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </form>
    </div>
  );
}
ApplicationForm.displayName = 'application-form';
function useDialogClosing(form: RefObject<HTMLFormElement | null>, closed: () => void) {
  const close = useEffectEvent(closed);
  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    const listen = () => close();
    dialog?.addEventListener('close', listen);
    return () => dialog?.removeEventListener('close', listen);
  }, [form]);
}

function cvHelp(error: string | undefined, { careersEmail, phone }: ApplicationFacts) {
  const { missing, unsupported, asPdf, noCv } = words.cvHelp;
  if (error !== missing && error !== unsupported) return null;
  return (
    <>
      {error === unsupported && `${asPdf} `}
      {noCv} <a href={phone.url}>{phone.display}</a>, <a href={`mailto:${careersEmail}`}>{careersEmail}</a>
    </>
  );
}

function takeDroppedFile(event: DragEvent<HTMLFormElement>) {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  const picker = event.currentTarget.elements.namedItem('cv');
  if (file && picker instanceof HTMLInputElement) chooseFile(picker, file);
}

interface FailureProps {
  email: string;
  phone: ApplicationFacts['phone'];
  answer: RefusedForm;
  takesFocus: boolean;
}

function Failure({ email, phone, answer, takesFocus }: FailureProps) {
  const sentence = (
    <>
      {words.failed} <a href={`mailto:${email}`}>{email}</a>
    </>
  );
  return (
    <Notice tone="error" title={sentence} takesFocus={takesFocus}>
      {answer.message && <p>{answer.message}</p>}
      <MayHaveArrived answer={answer} />
      <p>
        {words.ring} <a href={phone.url}>{phone.display}</a>
      </p>
    </Notice>
  );
}
