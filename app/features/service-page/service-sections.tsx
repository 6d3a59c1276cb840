import { type ReactNode, useId } from 'react';
import type { Funding } from '#content/funding.ts';
import type { Rhythm as RhythmContent } from '#content/services/service.ts';
import type { Availability } from '#content/services.ts';
import { Card, CardList } from '~/design-system/card/card.tsx';
import { AccordionItem } from '~/design-system/disclosure/disclosure.tsx';
import { Tag } from '~/design-system/tag/tag.tsx';
import styles from './service-sections.module.css';

/** What the service is, and beside it what of it can begin now. */
export function Opening({ children }: { children: ReactNode }) {
  return <div className={styles.opening}>{children}</div>;
}

interface AvailabilityProps {
  title: string;
  availability: Availability;
  headings: { now: string; onceRegistered: string };
  explanation: string;
}

export function AvailabilityNotice({ title, availability, headings, explanation }: AvailabilityProps) {
  const { now, onceRegistered, mark } = availability;
  const titleId = useId();
  return (
    <section className={styles.availability} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <CardList>
        <AvailabilityPart title={headings.now} items={now} tone="good" />
        <AvailabilityPart title={headings.onceRegistered} items={onceRegistered} tone="waiting" />
      </CardList>
      {mark && (
        <p>
          <strong>{mark}</strong>
        </p>
      )}
      <p>{explanation}</p>
    </section>
  );
}

interface PartProps {
  title: string;
  items: readonly string[];
  tone: 'good' | 'waiting';
}

function AvailabilityPart({ title, items, tone }: PartProps) {
  if (items.length === 0) return null;
  return (
    <li>
      <Card>
        <Tag tone={tone}>{title}</Tag>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Card>
    </li>
  );
}

export function Rhythm({ rhythm }: { rhythm: RhythmContent }) {
  return (
    <div className={styles.rhythm}>
      <p>{rhythm.intro}</p>
      <ol className={styles.moments}>
        {rhythm.moments.map(({ time, text }) => (
          <li key={time} className={styles.moment}>
            <span className={styles.time}>{time}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function FundingList({ funding, checked }: { funding: readonly Funding[]; checked: string }) {
  return (
    <div className={styles.funding}>
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
