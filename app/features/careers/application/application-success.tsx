import type { ReactNode } from 'react';
import type { DetectedDanger } from 'site-assistant/danger-kinds';
import type { jobApplication } from '#content/job-application.yaml';
import type { PhoneLink } from '#domain/forms/phone/phone-link.ts';
import { fill } from '#domain/text/fill.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Sign } from '~/design-system/logo/sign.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { DangerHelp } from '../../forms/danger/danger-help.tsx';
import { SaidBack } from '../../forms/form-parts.tsx';
import styles from './application-success.module.css';

interface Props {
  words: typeof jobApplication.success;
  /** Null where the job cannot be had any more. */
  jobTitle: string | null;
  confirmed: boolean;
  /** Null where another installation took the application and gave none. */
  reference: string | null;
  /** The day in words; null where none was promised. */
  answeredBy: string | null;
  danger: DetectedDanger | undefined;
  phone: PhoneLink | undefined;
  copy: ReactNode;
}

export function ApplicationSuccess(props: Props) {
  const { words, jobTitle, confirmed, reference, answeredBy, danger, phone, copy } = props;
  const thanks = jobTitle === null ? words.thanksAlone : fill(words.thanks, { jobTitle });
  const promise = answeredBy === null ? [] : [fill(words.answerBy, { day: answeredBy })];
  return (
    <>
      <Hero
        takesFocus
        eyebrow={<Sign size={72} />}
        title={words.title}
        lead={[thanks, words.contact, ...promise].join(' ')}
      >
        {danger && <DangerHelp {...danger} />}
        {reference && (
          <p className={styles.reference}>
            {`${words.reference} `}
            <strong>
              <data value={reference}>{reference}</data>
            </strong>
          </p>
        )}
        <SaidBack phone={phone} />
        <ButtonLink to="/careers">{words.back}</ButtonLink>
      </Hero>
      <Section title={words.nextTitle} beside>
        <Prose>
          <ol>
            {[...(confirmed ? [words.confirmed] : []), ...words.next].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Prose>
        {copy}
      </Section>
    </>
  );
}
