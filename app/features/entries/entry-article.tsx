import type { ReactNode } from 'react';
import type { TextNode } from '#server/markdown/text-tree.ts';
import { Container } from '~/design-system/container/container.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { WrittenText } from '~/features/written-text/written-text.tsx';
import styles from './entry-article.module.css';
import { EntryDays } from './entry-days.tsx';
import { EntryPicture } from './entry-picture.tsx';
import type { EntryCardView, SaidDay } from './entry-view.ts';

interface Props {
  title: string;
  summary: string;
  days: readonly SaidDay[];
  picture: EntryCardView['picture'];
  nodes: readonly TextNode[];
  /** The way back to the other entries. */
  above: ReactNode;
}

/** An entry, whole. */
export function EntryArticle({ title, summary, days, picture, nodes, above }: Props) {
  return (
    <article>
      <div className={styles.head}>
        <Container className={styles.words}>
          {above}
          <h1>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          <EntryDays days={days} />
        </Container>
      </div>
      <Container className={styles.body}>
        <EntryPicture picture={picture} className={styles.picture} first />
        <Prose>
          <WrittenText nodes={nodes} />
        </Prose>
      </Container>
    </article>
  );
}
