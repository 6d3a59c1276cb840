import type { FormEvent } from 'react';
import { Button, type ButtonLook } from '~/design-system/button/button.tsx';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import styles from './job-problem.module.css';
import type { JobProblemWords } from './load-job.ts';

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

function reload(event: FormEvent) {
  event.preventDefault();
  location.reload();
}

/** Loads the page again; without scripts, by asking for its address anew. */
export function RetryButton({ variant, children }: Pick<ButtonLook, 'variant'> & { children: string }) {
  return (
    <form onSubmit={reload}>
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
}
