import type { ReactNode } from 'react';
import { contact } from '#content/contact.yaml';
import { otherWays, telephoneAt } from '#domain/office-hours/telephone.ts';
import { OtherWays } from '~/design-system/telephone/other-ways.tsx';
import { Telephone } from '~/design-system/telephone/telephone.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import styles from './help-beside.module.css';

interface Props {
  /** Good to know before one begins; shown above the way to a person. */
  facts?: readonly { title: string; items: readonly string[] }[];
  /** In the place of the words above the telephone number, with one more way. */
  talk?: { title: string; text: string; button: string };
  more?: ReactNode;
  children: ReactNode;
}

/** A form or a list with what helps beside it on wide screens, and after it on narrow ones. */
export function HelpBeside({ facts = [], talk, more, children }: Props) {
  const { title, text } = talk ?? contact.talk;
  return (
    <div className={styles.layout}>
      <div>{children}</div>
      <div className={styles.help}>
        {facts.map((fact) => (
          <div key={fact.title} className={styles.fact}>
            <h2>{fact.title}</h2>
            <ul>
              {fact.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.fact}>
          <h2>{title}</h2>
          <p>{text}</p>
          <Telephone words={telephoneAt()} variant="secondary" />
          <OtherWays words={otherWays} />
          {talk && <TextLink to="/contact">{talk.button}</TextLink>}
        </div>
        {more}
      </div>
    </div>
  );
}
