import { type ReactNode, useEffect, useRef } from 'react';
import { formText } from '#content/forms.ts';
import { formFields } from '#domain/forms/form-metadata.ts';
import { type AcceptedForm, type FormValues, isRefused } from '#domain/forms/form-result.ts';
import { Button } from '~/design-system/button/button.tsx';
import { ErrorSummary } from '~/design-system/error-summary/error-summary.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import styles from './form-frame.module.css';
import type { useCheckedForm } from './use-checked-form.tsx';

type CheckedForm = ReturnType<typeof useCheckedForm>;

interface Thanks {
  title: string;
  text?: string;
  /** The reference, to be read out on the telephone. */
  reference?: string | null;
}

interface Props {
  form: CheckedForm;
  submit: string;
  submitting: string;
  /** The purpose of the data; the link to the policy follows it. */
  notice: string;
  /** Said if the form could not be stored, or no answer came. */
  failure: string;
  failureTitle?: string;
  /** Said after a success, above the form, which is empty again, or in its place. */
  thanks: (accepted: AcceptedForm) => Thanks;
  /** Numbers to ring, if the message sounds like danger. */
  help?: ReactNode;
  sendsOnce?: boolean;
  children: ReactNode;
}

/** The frame of every form: its result, the summary of errors, the notice and the button. */
export function FormFrame(props: Props) {
  const { form, submit, submitting, notice, failure, failureTitle, thanks, help, sendsOnce, children } =
    props;
  const { name, answer, isNews, pending, round, formProps } = form;
  const accepted = answer?.kind === 'accepted' ? answer : null;
  return (
    <div id={`${name}-form`} className={styles.frame}>
      {accepted && <ThanksNotice {...thanks(accepted)} help={help} takesFocus={isNews} />}
      {!(accepted && sendsOnce) && (
        <form key={round} {...formProps} className={styles.form} aria-busy={pending} data-failure={failure}>
          <FormErrorSummary form={form} />
          {isRefused(answer) && (
            <Notice tone="error" title={answer.message ? null : failureTitle} takesFocus={isNews}>
              <p>{answer.message ?? failure}</p>
            </Notice>
          )}
          {children}
          <HiddenFields typed={form.typed} />
          <p className={styles.notice}>
            {notice} <PrivacyLink />
          </p>
          <p>
            <Button type="submit" pending={pending} pendingLabel={submitting}>
              {submit}
            </Button>
          </p>
        </form>
      )}
    </div>
  );
}

function ThanksNotice(props: Thanks & { help: ReactNode; takesFocus: boolean }) {
  const { title, text, reference, help, takesFocus } = props;
  const part = useRef<HTMLDivElement>(null);
  const showsHelp = takesFocus && Boolean(help);
  // The focus brings the thanks into sight, and not what stands below them.
  useEffect(() => {
    if (showsHelp) part.current?.scrollIntoView({ block: 'start' });
  }, [showsHelp]);
  return (
    <div ref={part} className={styles.thanks}>
      <Notice tone="success" title={title} takesFocus={takesFocus}>
        {text && <p>{text}</p>}
        {reference && (
          <p>
            {formText.reference}{' '}
            <strong>
              <data value={reference}>{reference}</data>
            </strong>
            .
          </p>
        )}
      </Notice>
      {help}
    </div>
  );
}

export function PrivacyLink() {
  return <a href={formText.privacy.path}>{formText.privacy.text}</a>;
}

/** The errors after a refused submit, behind the button that the Enter key presses: no other may come before it. */
export function FormErrorSummary({ form }: { form: CheckedForm }) {
  const { summary, attempt } = form;
  const listed = Object.entries(summary).map(([field, message = '']) => ({
    field: form.field(field).id,
    message,
  }));
  if (listed.length === 0) return null;
  return (
    <>
      <button type="submit" hidden />
      <ErrorSummary title={formText.errorSummary} errors={listed} attempt={attempt} />
    </>
  );
}

/**
 * The fields that every form carries and no visitor sees. The honeypot is read-only, so that nothing that fills in for
 * a person (a browser, a password manager) touches it; a machine that posts every field of a page does.
 */
export function HiddenFields({ typed }: { typed: FormValues }) {
  const { key, honeypot } = formFields;
  return (
    <>
      <input type="hidden" name={key} defaultValue={typed[key]} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {formText.honeypot}
          <input name={honeypot} tabIndex={-1} autoComplete="off" readOnly />
        </label>
      </div>
    </>
  );
}
