import type { ReactNode } from 'react';
import { fairRecruitment } from '#content/fair-recruitment.yaml';
import type { JobPage } from '#server/jobs/job-page.ts';
import { Card } from '~/design-system/card/card.tsx';
import { Container } from '~/design-system/container/container.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { WrittenText } from '~/features/written-text/written-text.tsx';
import type { JobFact } from '../job-views.ts';
import styles from './job-article.module.css';
import factStyles from './job-facts.module.css';
import { JobTerms } from './job-terms.tsx';

interface Props {
  title: string;
  facts: readonly JobFact[];
  sections: JobPage['sections'];
  terms: JobPage['terms'];
  day: JobPage['day'];
  closed: { title: string; text: string } | null;
  words: { back: string; onPaper: string };
  url: string;
  children: ReactNode;
}

export function JobArticle({ title, facts, sections, terms, day, closed, words, url, children }: Props) {
  const texts = sections.map((section) => <SectionText key={section.id} {...section} />);
  return (
    <article>
      <div className={styles.head}>
        <Container className={styles.facts}>
          <a href="/careers" className={styles.back}>
            {words.back}
          </a>
          <h1>{title}</h1>
          {closed && (
            <Card tone="warm" title={closed.title} level={2} className={styles.closed}>
              <p>{closed.text}</p>
            </Card>
          )}
          <JobFacts facts={facts} />
        </Container>
      </div>
      <Container className={styles.body}>
        <Prose className={styles.text}>
          {texts.slice(0, 1)}
          <JobTerms terms={terms} day={day} closed={closed !== null} />
          {texts.slice(1)}
          <h2>{fairRecruitment.heading}</h2>
          <ul>
            {fairRecruitment.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Prose>
        <div className={styles.aside}>{children}</div>
        <p className={styles.onPaper}>
          {words.onPaper} {url}
        </p>
      </Container>
    </article>
  );
}

function SectionText({ heading, nodes }: JobPage['sections'][number]) {
  return (
    <>
      <h2>{heading}</h2>
      <WrittenText nodes={nodes} />
    </>
  );
}

function JobFacts({ facts }: { facts: readonly JobFact[] }) {
  return (
    <dl className={factStyles.facts}>
      {facts.map(({ name, label, value, href }) => (
        <div key={name} className={factStyles.fact} data-fact={name}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
