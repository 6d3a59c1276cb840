import { Card, CardList } from '~/design-system/card/card.tsx';
import styles from './entry-cards.module.css';
import { EntryDays } from './entry-days.tsx';
import { EntryPicture } from './entry-picture.tsx';
import type { EntryCardView } from './entry-view.ts';

/** Entries as cards, in the order in which they are given. */
export function EntryCards({ entries, level }: { entries: readonly EntryCardView[]; level?: 2 | 3 }) {
  return (
    <CardList className={styles.entries}>
      {entries.map(({ path, title, summary, days, picture }) => (
        <li key={path}>
          <Card title={title} level={level} to={path} className={styles.entry}>
            <EntryDays days={days} />
            <p>{summary}</p>
            <EntryPicture picture={picture} className={styles.picture} />
          </Card>
        </li>
      ))}
    </CardList>
  );
}
