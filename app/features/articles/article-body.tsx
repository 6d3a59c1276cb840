import type { ReactNode } from 'react';
import type { TextNode } from '#server/markdown/text-tree.ts';
import { Container } from '~/design-system/container/container.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { WrittenText } from '~/features/written-text/written-text.tsx';
import styles from './article-body.module.css';
import { ArticleDays, ArticlePicture } from './article-cards.tsx';
import type { ArticleCardView, DayInWords } from './article-view.ts';

interface Props {
  title: string;
  summary: string;
  days: readonly DayInWords[];
  picture: ArticleCardView['picture'];
  nodes: readonly TextNode[];
  above: ReactNode;
  contents: ReactNode;
}

export function ArticleBody({ title, summary, days, picture, nodes, above, contents }: Props) {
  return (
    <article>
      <div className={styles.head}>
        <Container className={styles.words}>
          {above}
          <h1>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          <ArticleDays days={days} />
        </Container>
      </div>
      <Container className={styles.body}>
        <ArticlePicture picture={picture} className={styles.picture} first />
        <div className={styles.text}>
          {contents && <div className={styles.contents}>{contents}</div>}
          <Prose>
            <WrittenText nodes={nodes} />
          </Prose>
        </div>
      </Container>
    </article>
  );
}
