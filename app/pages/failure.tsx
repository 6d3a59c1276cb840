import { errorPages } from '#content/error-pages.yaml';
import { telephoneAt } from '#domain/office-hours/telephone.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Container } from '~/design-system/container/container.tsx';
import { Telephone } from '~/design-system/telephone/telephone.tsx';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import type { Visit } from '~/visit.ts';
import styles from './failure.module.css';

const { title, text, again, idLabel } = errorPages.failure;

export function failure(visit: Visit) {
  return render(visit, <Failure requestId={visit.facts.id} />, {
    page: import.meta.url,
    metadata: noindexMetadata(title, text),
    outcome: { kind: 'crashed' },
  });
}

function Failure({ requestId }: { requestId: string }) {
  return (
    <Container>
      <div className={styles.page}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          <ButtonLink to="">{again}</ButtonLink>
          <Telephone words={telephoneAt()} variant="secondary" />
        </div>
        <p>
          {idLabel} <code className={styles.id}>{requestId}</code>
        </p>
      </div>
    </Container>
  );
}
