import type { ReactNode } from 'react';
import { Button } from '~/design-system/button/button.tsx';
import { Section } from '~/design-system/section/section.tsx';
import styles from './mail-link-page.module.css';

interface Props {
  words: { title: string; question: string; button: string };
  outcome: string | undefined;
  children?: ReactNode;
}

/**
 * What the link of a mail leads to: a question and a button. Programs that read mail fetch its links, so that nothing
 * happens before the button is pressed.
 */
export function MailLinkPage({ words, outcome, children }: Props) {
  return (
    <Section width="narrow">
      <div className={styles.words}>
        <h1>{words.title}</h1>
        {outcome ? (
          <>
            <p role="status">{outcome}</p>
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

export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}
