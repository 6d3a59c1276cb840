import { ahead, bootstrap, hydrate, siteScript } from 'virtual:island-files';
import { firstScreenStyles } from './first-screen.ts';
import { keptMarkup } from './kept-markup.ts';
import { speculationRules } from './speculation-rules.ts';

const inlinedScripts = [bootstrap, speculationRules];

/** What stands in every page: the only scripts and styles in a page that its policy lets run. */
export const inlined = { scripts: inlinedScripts, styles: [firstScreenStyles] };

const files = { 'data-hydrate': hydrate, 'data-site-script': siteScript, 'data-ahead': ahead };

export function Inlined() {
  return (
    <>
      <style>{keptMarkup('first screen', () => firstScreenStyles)}</style>
      <script {...files}>{keptMarkup('bootstrap', () => bootstrap)}</script>
      {import.meta.env.DEV && (
        <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
      )}
      <script type="speculationrules">{speculationRules}</script>
    </>
  );
}
