import type { ReactNode } from 'react';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import styles from './job-problem.module.css';
import type { JobProblemWords } from './load-job.ts';

export function JobProblem({ title, text, back, retry, media }: JobProblemWords & { media: ReactNode }) {
  return (
    <Hero title={title} lead={text} media={media}>
      <div className={styles.actions}>
        <ButtonLink to="/careers">{back}</ButtonLink>
        {retry && (
          <ButtonLink to="" variant="secondary">
            {retry}
          </ButtonLink>
        )}
      </div>
    </Hero>
  );
}
