import type { ReactNode } from 'react';
import type { Funding } from '#domain/content/services/funding.ts';
import type { Rhythm as RhythmContent } from '#domain/content/services/service.ts';
import { AccordionItem, Disclosure } from '~/design-system/disclosure/disclosure.tsx';
import { Section } from '~/design-system/section/section.tsx';
import styles from './service-sections.module.css';

export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

export function Folded({ children }: { children: ReactNode }) {
  return <div className={styles.folded}>{children}</div>;
}

interface RhythmProps extends Pick<RhythmContent, 'moments'> {
  label: string;
  /** Shows the moments side by side. */
  picture: ReactNode;
}

/** A narrow screen shows one moment of a picture after another, and is moved along it. */
export function Rhythm({ moments, label, picture }: RhythmProps) {
  const list = (
    <ol className={styles.moments}>
      {moments.map(({ time, text }) => (
        <li key={time} className={styles.moment}>
          <span className={styles.time}>{`${time} `}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
  if (!picture) return list;
  const movable = { role: 'group', 'aria-label': label, tabIndex: 0 };
  return (
    <div {...movable} className={styles.day}>
      {picture}
      {list}
    </div>
  );
}

interface FundingProps {
  label: string;
  funding: readonly Funding[];
  checked: string;
}

export function FundingList({ label, funding, checked }: FundingProps) {
  return (
    <Disclosure summary={label} className={styles.funding}>
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
    </Disclosure>
  );
}

interface OtherWaysProps {
  title: string;
  links: readonly { path: string; title: string }[];
}

export function OtherWays({ title, links }: OtherWaysProps) {
  return (
    <Section title={title} beside className={styles.others}>
      <ul className={styles.chips}>
        {links.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
