import { Card, CardList } from '~/design-system/card/card.tsx';
import styles from './article-cards.module.css';
import type { ArticleCardView, DayInWords } from './article-view.ts';

export function ArticleCards({ articles, level }: { articles: readonly ArticleCardView[]; level?: 2 | 3 }) {
  return (
    <CardList className={styles.articles}>
      {articles.map(({ path, title, summary, days, picture }) => (
        <li key={path}>
          <Card title={title} level={level} to={path} className={styles.article}>
            <ArticleDays days={days} />
            <p>{summary}</p>
            <ArticlePicture picture={picture} className={styles.picture} />
          </Card>
        </li>
      ))}
    </CardList>
  );
}

export function ArticleDays({ days }: { days: readonly DayInWords[] }) {
  return (
    <p className={styles.days}>
      {days.map(({ day, words }) => (
        <time key={words} dateTime={day}>
          {words}
        </time>
      ))}
    </p>
  );
}

interface PictureProps {
  picture: ArticleCardView['picture'];
  className: string | undefined;
  first?: boolean;
}

export function ArticlePicture({ picture, className, first = false }: PictureProps) {
  return (
    picture && (
      <img
        src={picture.src}
        alt={picture.alt}
        width={1600}
        height={900}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    )
  );
}
