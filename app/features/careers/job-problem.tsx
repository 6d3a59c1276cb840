import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import styles from './job-problem.module.css';
import type { JobProblemWords } from './load-job.ts';
import { RetryButton } from './retry-button.tsx';

/** What stands in a job's place where there is none to show. */
export function JobProblem({ title, text, back, retry }: JobProblemWords) {
  return (
    <Hero title={title} lead={text}>
      <div className={styles.actions}>
        <ButtonLink to="/careers">{back}</ButtonLink>
        {retry && <RetryButton variant="secondary">{retry}</RetryButton>}
      </div>
    </Hero>
  );
}
