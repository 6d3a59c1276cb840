import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { formText, frameText } from '#content/forms.yaml';
import { type AcceptedForm, type FormValues, isRefused } from '#domain/forms/form-result.ts';
import { Button } from '~/design-system/button/button.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import type { useCheckedForm } from './checking/use-checked-form.tsx';
import { LateDangerHelp } from './danger/late-danger-help.tsx';
import styles from './form-frame.module.css';
import {
  FormErrorSummary,
  focusFirst,
  HiddenFields,
  MayHaveArrived,
  PrivacyLink,
  SaidBack,
} from './form-parts.tsx';
import { SentCopy } from './sent-copy.tsx';
import { WithNumbers } from './with-numbers.tsx';

type CheckedForm = ReturnType<typeof useCheckedForm>;

interface Thanks {
  title: string;
  text?: string;
  reference?: string | null;
  ways?: ReactNode;
}

interface Props {
  form: CheckedForm;
  submit: string;
  submitting: string;
  /** The purpose of the data; the link to the policy follows it. */
  notice: string;
  failure: string;
  failureTitle?: string;
  /** Said after a success, above the form, which is empty again, or in its place. */
  thanks: (accepted: AcceptedForm) => Thanks;
  labels: Readonly<Record<string, string>>;
  inWords?: (sent: FormValues) => FormValues;
  help?: ReactNode;
  needed?: boolean;
  /** Forms of a single field have none. */
  again?: boolean;
  children: ReactNode;
}

export function FormFrame(props: Props) {
  const { form, submit, submitting, notice, failure, failureTitle, thanks, labels, needed } = props;
  const { name, answer, isNews, pending, round, formProps } = form;
  const { help = answer?.danger && <LateDangerHelp {...answer.danger} /> } = props;
  const accepted = answer?.kind === 'accepted' ? answer : null;
  const said = accepted ? thanks(accepted).title : isRefused(answer) ? failure : formText.errorSummary;
  return (
    <div id={`${name}-form`} className={styles.frame} {...(answer && !isNews && focusFirst(said))}>
      {accepted && (
        <Suspense>
          <ThanksNotice
            {...thanks(accepted)}
            next={accepted.next}
            phone={accepted.phone}
            help={help}
            takesFocus={isNews}
          />
        </Suspense>
      )}
      {accepted && (
        <SentCopy
          labels={labels}
          values={{ ...accepted.values, ...props.inWords?.(accepted.values) }}
          discreet={accepted.discreet}
        />
      )}
      {accepted && props.again && (
        <p>
          <a href={formProps.action} onClick={form.again}>
            {frameText.again}
          </a>
        </p>
      )}
      {!accepted && (
        <form
          key={round}
          {...formProps}
          className={styles.form}
          aria-busy={pending}
          data-offline={formText.offline}
        >
          <FormErrorSummary form={form} />
          {form.offline && <Notice tone="warning" title={formText.offline} takesFocus />}
          {isRefused(answer) && (
            <Notice tone="error" title={answer.message ? null : failureTitle} takesFocus={isNews}>
              <p>
                <WithNumbers text={answer.message ?? failure} />
              </p>
              <MayHaveArrived answer={answer} />
            </Notice>
          )}
          {needed && <p className={styles.notice}>{frameText.needed}</p>}
          {props.children}
          <HiddenFields form={form} />
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

type NoticeProps = Thanks & Pick<AcceptedForm, 'next' | 'phone'> & { help: ReactNode; takesFocus: boolean };

function ThanksNotice({ title, text, reference, ways, next, phone, help, takesFocus }: NoticeProps) {
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
            {`${frameText.reference} `}
            <strong>
              <data value={reference}>{reference}</data>
            </strong>
            .
          </p>
        )}
        <SaidBack phone={phone} />
        {ways && <p className={styles.ways}>{ways}</p>}
      </Notice>
      {help}
      {next && (
        <p>
          <WithNumbers text={next} />
        </p>
      )}
    </div>
  );
}
