import { bootstrap, hydrate, siteScript } from 'virtual:island-files';

const files = {
  'data-hydrate': hydrate.file,
  'data-site-script': siteScript.file,
  'data-shared': [...new Set([hydrate, siteScript].flatMap(({ file, imports }) => [file, ...imports]))].join(
    ' ',
  ),
};

/** Hears what is pressed, and brings islands to life. */
export function Bootstrap() {
  if (bootstrap === null) return <script src="/app/islands/bootstrap.ts" {...files} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: It is the project's own file.
  return <script {...files} dangerouslySetInnerHTML={{ __html: bootstrap }} />;
}
