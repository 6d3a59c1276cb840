import type { Availability } from '#content/services.ts';
import { Card, CardList } from '~/design-system/card/card.tsx';
import { Tag } from '~/design-system/tag/tag.tsx';
import styles from './availability-notice.module.css';

interface Props {
  availability: Availability;
  headings: { now: string; onceRegistered: string };
  explanation: string;
}

/** The truth about registration: what can be had today, and what has to wait. */
export function AvailabilityNotice({ availability, headings, explanation }: Props) {
  const { now, onceRegistered, mark } = availability;
  return (
    <div className={styles.availability}>
      {mark && (
        <p>
          <strong>{mark}</strong>
        </p>
      )}
      <p>{explanation}</p>
      <CardList>
        <Part title={headings.now} items={now} tone="good" />
        <Part title={headings.onceRegistered} items={onceRegistered} tone="waiting" />
      </CardList>
    </div>
  );
}

interface PartProps {
  title: string;
  items: readonly string[];
  tone: 'good' | 'waiting';
}

function Part({ title, items, tone }: PartProps) {
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
