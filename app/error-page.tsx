import { use } from 'react';
import { brand } from '#content/brand.ts';
import { errorPages } from '#content/error-pages.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Container } from '~/design-system/container/container.tsx';
import styles from './error-page.module.css';
import { PageStyles } from './page-styles.tsx';
import { RequestIdContext } from './request-facts.ts';

export function ErrorPage() {
  const requestId = use(RequestIdContext);
  const { title, text, again, call, idLabel } = errorPages.failure;
  return (
    <Container>
      <PageStyles />
      <title>{`${brand.name} | ${title}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <h1>{title}</h1>
        <p>{text}</p>
        <p className={styles.actions}>
          <ButtonLink to="">{again}</ButtonLink>
          <ButtonLink to={brand.phone.url} variant="secondary">
            {brand.phone.display}
          </ButtonLink>
        </p>
        <p>{call}</p>
        {requestId && (
          <p>
            {idLabel} <code className={styles.id}>{requestId}</code>
          </p>
        )}
      </div>
    </Container>
  );
}
