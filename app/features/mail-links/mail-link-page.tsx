import type { ReactNode } from 'react';
import { brand } from '#content/brand.yaml';
import { Button } from '~/design-system/button/button.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { answerFocus, answerGroup } from '~/design-system/take-focus.ts';
import styles from './mail-link-page.module.css';

interface Props {
  words: { title: string; question: string; button: string };
  outcome?: string;
  children?: ReactNode;
}

/** Asks before it acts: programs that read mail fetch its links, so nothing may happen before the button is pressed. */
export function MailLinkPage({ words, outcome, children }: Props) {
  return (
    <Section>
      <div className={styles.words}>
        <h1>{words.title}</h1>
        {outcome ? (
          <>
            <p {...answerGroup(outcome)}>{outcome}</p>
            {children}
          </>
        ) : (
          <form method="post" className={styles.words}>
            <p>{words.question}</p>
            <Button type="submit">{words.button}</Button>
          </form>
        )}
      </div>
    </Section>
  );
}

interface DeadLink {
  title: string;
  text: string;
  help: string;
}

export function DeadLinkPage({ title, text, help }: DeadLink) {
  const { email, phone } = brand;
  return (
    <Section>
      <div className={styles.words}>
        <h1 {...answerFocus}>{title}</h1>
        <p>{text}</p>
        <p>
          {help} <a href={`mailto:${email.info}`}>{email.info}</a>, <a href={phone.url}>{phone.display}</a>.
        </p>
      </div>
    </Section>
  );
}

/** Without what a mail program takes for a part of the link that ends a sentence. */
export function tokenIn({ searchParams }: URL): string {
  const token = searchParams.get('token') ?? '';
  return token.slice(0, MAX_TOKEN_LENGTH).replace(/[^\w-]$/, '');
}

const MAX_TOKEN_LENGTH = 100;
