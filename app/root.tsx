import '~/design-system/site.css';
import { type ReactNode, use } from 'react';
import { Links, Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '~/design-system/skip-link/skip-link.tsx';
import { themeColours } from '~/design-system/theme-colours.ts';
import { Chat } from '~/features/chat/chat.tsx';
import { LateScripts } from '~/features/late-start/late-scripts.tsx';
import { startScript } from '~/features/late-start/start-script.ts';
import { TakenOver } from '~/features/late-start/taken-over.tsx';
import { SiteFooter } from '~/features/navigation/site-footer.tsx';
import { SiteHeader } from '~/features/navigation/site-header.tsx';
import { PendingPage } from '~/features/pending-page/pending-page.tsx';
import { Preloader, preloaderScript } from '~/features/preloader/preloader.tsx';
import { RouteChange } from '~/features/route-change/route-change.tsx';
import { Shortcuts } from '~/features/shortcuts/shortcuts.tsx';
import { SiteSearch } from '~/features/site-search/site-search.tsx';
import atkinson from '../.generated/fonts/atkinson.woff2';
import fraunces from '../.generated/fonts/fraunces.woff2';
import { ErrorPage } from './error-page.tsx';
import { Head } from './page-head.tsx';
import { DocumentFactsContext } from './request-facts.ts';

// It has run before hydration, so the browser's build leaves it out.
const inlineScript = import.meta.env.SSR ? `${preloaderScript};${startScript}` : '';

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, requestId } = use(DocumentFactsContext);
  return (
    <html lang="en-GB" data-request={requestId} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" as="font" type="font/woff2" href={fraunces} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={atkinson} crossOrigin="anonymous" />
        <script nonce={nonce} suppressHydrationWarning>
          {inlineScript}
        </script>
        <Links />
        <Head />
      </head>
      <body>
        <Preloader />
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <Chat />
        <Shortcuts />
        <SiteSearch />
        <RouteChange />
        <PendingPage />
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
        <TakenOver />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
