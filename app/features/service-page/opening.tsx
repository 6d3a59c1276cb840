import { type ReactNode, useId } from 'react';
import type { Availability } from '#domain/registration/availability.ts';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Ratings, type RatingsShown } from '~/design-system/ratings/ratings.tsx';
import { Tag } from '~/design-system/tag/tag.tsx';
import { Telephone, type TelephoneWords } from '~/design-system/telephone/telephone.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import styles from './opening.module.css';

interface OpeningProps {
  description: readonly string[];
  availability: ReactNode;
  children: ReactNode;
}

/** Describes the service; says what can begin now beside it, or on a phone after the first words. */
export function Opening({ description: [first, ...rest], availability, children }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <Prose size="large">
        <p>{first}</p>
      </Prose>
      {availability}
      <div className={styles.more}>
        <Prose>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        {children}
      </div>
    </div>
  );
}

interface AvailabilityProps {
  title: string;
  availability: Availability;
  headings: { now: string; onceRegistered: string };
  explanation: string;
  ratings: RatingsShown;
  contact: { path: string; button: string; telephone: TelephoneWords };
}

export function AvailabilityNotice(props: AvailabilityProps) {
  const { title, availability, headings, explanation, ratings, contact } = props;
  const { now, onceRegistered, mark } = availability;
  const titleId = useId();
  return (
    <section className={styles.availability} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <AvailabilityPart title={headings.now} items={now} tone="good" />
      <div className={styles.ways}>
        <Telephone words={contact.telephone} />
        <TextLink to={contact.path}>{contact.button}</TextLink>
      </div>
      <AvailabilityPart title={headings.onceRegistered} items={onceRegistered} tone="waiting" />
      <Ratings ratings={ratings} />
      <p className={styles.registration}>
        {mark && <strong>{mark}</strong>} {explanation}
      </p>
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
    <div>
      <Tag tone={tone}>{title}</Tag>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
