import type { ReactNode } from 'react';
import { Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { assistant } from '#content/assistant.ts';
import { portraits } from '#content/media.ts';
import '~/design-system/site.css';
import { AfterHeroContext } from '~/design-system/hero/after-hero.ts';
import { SkipLink } from '~/design-system/skip-link/skip-link.tsx';
import { themeColours } from '~/design-system/theme-colours.ts';
import Chat from '~/features/chat/chat.tsx';
import { SiteFooter } from '~/features/navigation/site-footer.tsx';
import { SiteHeader } from '~/features/navigation/site-header.tsx';
import { PendingPage } from '~/features/pending-page/pending-page.tsx';
import { Preloader } from '~/features/preloader/preloader.tsx';
import ShortcutsPanel from '~/features/shortcuts/shortcuts-panel.tsx';
import SiteSearch from '~/features/site-search/site-search.tsx';
import { Island } from '~/islands/island.tsx';
import atkinson from '../.generated/fonts/atkinson.woff2';
import fraunces from '../.generated/fonts/fraunces.woff2';
import drawnIcon from '../public/favicon.svg?raw';
import type { Route } from './+types/root.ts';
import { filledCollections } from './collection.ts';
import { chatProviderContext } from './context.ts';
import { ErrorPage } from './error-page.tsx';
import { Inlined } from './inlined.tsx';
import { Head } from './page-head.tsx';
import { PageStyles } from './page-styles.tsx';

/**
 * A page says so by `export const handle = { opensWithHero: true }`, if the first screen's styles are all its hero needs; that
 * of a page that is not found needs more.
 */
function useOpensWithHero(): boolean {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  return has(handle, 'opensWithHero') && !has(loaderData, 'notFound');
}

const has = (value: unknown, name: string) => typeof value === 'object' && value !== null && name in value;

export async function loader({ context }: Route.LoaderArgs) {
  return {
    filledCollections: await filledCollections(context),
    provider: context.get(chatProviderContext) || undefined,
  };
}

/** Within the page, which has most of it in the logo: one request less, at the very time that the first screen is fetched. */
const icon = `data:image/svg+xml,${encodeURI(drawnIcon.trim()).replaceAll('#', '%23')}`;

const chatProps = {
  portrait: portraits.assistant.src,
  toggle: assistant.toggle,
  greeting: assistant.greetings[2],
};

export function Layout({ children }: { children: ReactNode }) {
  const opensWithHero = useOpensWithHero();
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="preload" as="font" type="font/woff2" href={fraunces} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={atkinson} crossOrigin="anonymous" />
        <Inlined />
        <Head />
      </head>
      <body>
        <Preloader />
        <SkipLink />
        <SiteHeader pathname={pathname} />
        {!opensWithHero && <PageStyles />}
        <main id="main" tabIndex={-1}>
          <AfterHeroContext value={opensWithHero && <PageStyles />}>{children}</AfterHeroContext>
        </main>
        <SiteFooter collections={data?.filledCollections ?? []} />
        <Island name="chat" of={Chat} props={{ ...chatProps, provider: data?.provider }} when="wide" />
        <Island name="site-search" of={SiteSearch} props={{}} />
        <Island name="shortcuts-panel" of={ShortcutsPanel} props={{}} />
        <PendingPage />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
