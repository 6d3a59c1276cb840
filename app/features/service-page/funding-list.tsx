import type { Funding } from '#content/funding.ts';
import { AccordionItem } from '~/design-system/disclosure/disclosure.tsx';
import styles from './funding-list.module.css';

/** The ways of paying that people use for a service, each with where to ask. */
export function FundingList({ funding, checked }: { funding: readonly Funding[]; checked: string }) {
  return (
    <div className={styles.list}>
      {funding.map(({ id, title, summary, who, whereToAsk, sources }) => (
        <AccordionItem key={id} question={title} name="funding">
          <p>{summary}</p>
          <p>{who}</p>
          <p>{whereToAsk}</p>
          <ul>
            {sources.map(({ text, url }) => (
              <li key={url}>
                <a href={url}>{text}</a>
              </li>
            ))}
          </ul>
        </AccordionItem>
      ))}
      <p>
        <small>{checked}</small>
      </p>
    </div>
  );
}
