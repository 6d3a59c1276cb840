import type { ReactNode } from 'react';
import { assistant } from '#content/assistant.yaml';
import { sign } from '#content/sign.yaml';
import { portraits } from '#domain/media/pictures.ts';
import '~/design-system/site.css';
import { SkipLink } from '~/design-system/skip-link/skip-link.tsx';
import Chat from '~/features/chat/chat.tsx';
import { CHAT_LOAD_TIMEOUT_MS } from '~/features/chat/load-timeout.ts';
import { SiteFooter } from '~/features/navigation/site-footer.tsx';
import { SiteHeader } from '~/features/navigation/site-header.tsx';
import { PendingPage } from '~/features/pending-page/pending-page.tsx';
import { Preloader } from '~/features/preloader/preloader.tsx';
import ShortcutsPanel from '~/features/shortcuts/shortcuts-panel.tsx';
import SiteSearch from '~/features/site-search/site-search.tsx';
import { Island } from '~/islands/island.tsx';
import { CommonHead } from './head.tsx';
import { InlineAssets } from './inline-assets.tsx';

/** In a frame, the places of what is the page's own. */
export const PLACES = /<title><\/title>|<main><\/main>/;

export interface FrameProps {
  pathname: string;
  hasChatProvider: boolean;
  isOfficeOpen: boolean;
}

/** What every page has: it depends on nothing but these, so that it is rendered once for all who ask. */
export function Frame({ pathname, hasChatProvider, isOfficeOpen }: FrameProps) {
  return (
    <html lang="en-GB" data-office={isOfficeOpen ? 'open' : 'closed'}>
      <head>
        <CommonHead />
        <title />
        <InlineAssets />
      </head>
      <body>
        <Preloader />
        <SkipLink />
        <SiteHeader pathname={pathname} />
        <main />
        <SiteFooter />
        <Island when="wide" timeoutMs={CHAT_LOAD_TIMEOUT_MS}>
          <Chat
            portrait={sign.length > 0 ? portraits.assistant.src : '/favicon.svg'}
            toggle={assistant.toggle}
            greeting={assistant.greetings[2]}
            provider={hasChatProvider || undefined}
          />
        </Island>
        <Island>
          <SiteSearch />
        </Island>
        <Island>
          <ShortcutsPanel />
        </Island>
        <PendingPage />
      </body>
    </html>
  );
}

interface MainProps {
  styleSheets: readonly string[];
  /** Needs the critical styles alone. */
  hero: ReactNode;
  children: ReactNode;
}

export function Main({ styleSheets, hero, children }: MainProps) {
  const sheets = styleSheets.map((href) => (
    <link key={href} rel="stylesheet" href={href} fetchPriority="low" />
  ));
  return (
    <>
      {!hero && sheets}
      <main id="main" tabIndex={-1}>
        {hero}
        {/* Before a page's first picture, a browser would have them come first of all. */}
        {hero && sheets}
        {children}
      </main>
    </>
  );
}
