import '~/design-system/site.css';
import { type ReactNode, use } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import atkinson from '../.generated/fonts/atkinson.woff2';
import fraunces from '../.generated/fonts/fraunces.woff2';
import { Head } from './page-head.tsx';
import { DocumentFactsContext } from './request-facts.ts';

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, requestId } = use(DocumentFactsContext);
  return (
    <html lang="en-GB" data-request={requestId} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" href={fraunces} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={atkinson} crossOrigin="anonymous" />
        <Links />
        <Head />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
