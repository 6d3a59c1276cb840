import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Container } from '../../../app/design-system/container/container.tsx';
import { SkipLink } from '../../../app/design-system/skip-link/skip-link.tsx';
import styles from '../editor.module.css';

export interface Frame {
  brand: string;
  site: string;
  token: string;
}

export function page({ brand, site }: Frame, title: string, children: ReactNode): string {
  const document = (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} | ${brand} editor`}</title>
        <link rel="stylesheet" href="/styles.css" />
        <script src="/leave.js" defer />
      </head>
      <body>
        <SkipLink />
        <header className={styles.header} data-scheme="dark">
          <Container className={styles.bar}>
            <a href="/" className={styles.name}>
              {brand} <span>Editor</span>
            </a>
            <nav aria-label="Editor" className={styles.bar}>
              <a href="/">All words</a>
              <a href="/pictures">Pictures</a>
              <a href="/saves">Saved changes</a>
              <a href="/publish">Publish</a>
              <SiteLink href={site}>See the site</SiteLink>
            </nav>
          </Container>
        </header>
        <main id="main" tabIndex={-1}>
          <Container className={styles.main}>{children}</Container>
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

/** Stays open beside the editor. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="site" rel="noreferrer">
      {children}
    </a>
  );
}

export function Token({ token }: Frame) {
  return <input type="hidden" name="token" value={token} />;
}
