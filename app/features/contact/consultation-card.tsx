import type { ReactNode } from 'react';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Disclosure } from '~/design-system/disclosure/disclosure.tsx';
import styles from './consultation-card.module.css';

interface Way {
  title: string;
  text: string;
  button: string;
}

interface Props {
  words: { title: string; text: string; whatsapp: Way; call: Way; email: Way };
  whatsapp: string | undefined;
  email: string;
  socialTitle: string;
  social: ReactNode;
  /** Open from the start where the address names the form in it, sent or not. */
  callOpen: boolean;
  children: ReactNode;
}

/** "Book a Consultation": WhatsApp, a call at a time of one's own, one's own mail program, and the networks. */
export function ConsultationCard(props: Props) {
  const { words, whatsapp, email, social, socialTitle, callOpen, children } = props;
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{words.title}</h2>
      <p>{words.text}</p>
      <div className={styles.ways}>
        {whatsapp && (
          <div className={styles.way}>
            <h3>{words.whatsapp.title}</h3>
            <p>{words.whatsapp.text}</p>
            <ButtonLink to={whatsapp} variant="secondary" wide>
              {words.whatsapp.button}
            </ButtonLink>
          </div>
        )}
        <div className={styles.way}>
          <h3 id="schedule-a-call">{words.call.title}</h3>
          <p>{words.call.text}</p>
          <Disclosure summary={words.call.button} open={callOpen} className={styles.call}>
            {children}
          </Disclosure>
        </div>
        <div className={styles.way}>
          <h3>{words.email.title}</h3>
          <p>{words.email.text}</p>
          <ButtonLink to={`mailto:${email}`} variant="secondary" wide>
            {words.email.button}
          </ButtonLink>
        </div>
      </div>
      {social && <h3 className={styles.social}>{socialTitle}</h3>}
      {social}
    </div>
  );
}
