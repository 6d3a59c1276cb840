import { Button } from '~/design-system/button/button.tsx';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Card, CardList } from '~/design-system/card/card.tsx';
import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';
import tag from '~/design-system/tag/tag.module.css';
import type { JobCardView } from '../job-views.ts';
import styles from './job-cards.module.css';

export function JobCards({ jobs }: { jobs: readonly JobCardView[] }) {
  return (
    <CardList className={styles.jobs}>
      {jobs.map((job, index) => (
        <li key={job.id || index}>
          <JobCard {...job} />
        </li>
      ))}
    </CardList>
  );
}

function JobCard(job: JobCardView) {
  const path = job.id && `/careers/${encodeURIComponent(job.id)}`;
  const look = { variant: 'secondary', size: 'small' } as const;
  const details = (
    <>
      {job.button}
      <VisuallyHidden> {job.buttonOf}</VisuallyHidden>
    </>
  );
  return (
    <Card title={job.title} to={path || undefined} className={styles.job}>
      <p className={styles.place}>
        {job.location}
        {job.away && ` (${job.away})`}
      </p>
      {job.salary && <p className={styles.pay}>{job.salary}</p>}
      {job.tags.length > 0 && (
        <ul className={styles.tags}>
          {job.tags.map((words) => (
            <li key={words} className={tag.tag}>
              {words}
            </li>
          ))}
        </ul>
      )}
      <p>{job.description}</p>
      {job.facts.map((fact) => (
        <p key={fact} className={styles.fact}>
          {fact}
        </p>
      ))}
      <div className={styles.foot}>
        {job.dates.length > 0 && (
          <div className={styles.dates}>
            {job.dates.map(({ day, words }) => (
              <time key={words} dateTime={day}>
                {words}
              </time>
            ))}
          </div>
        )}
        {path ? (
          <ButtonLink to={path} {...look}>
            {details}
          </ButtonLink>
        ) : (
          <Button data-leads-nowhere {...look}>
            {details}
          </Button>
        )}
      </div>
    </Card>
  );
}
