import { bootstrap, hydrate, prefetch, siteScript } from 'virtual:island-files';
import { criticalStyles } from './critical-styles.ts';
import { speculationRules } from './speculation-rules.ts';

/** The only scripts and styles in a page that its policy lets run. */
export const inlineAssets = { scripts: [bootstrap, speculationRules], styles: [criticalStyles] };

const files = { 'data-hydrate': hydrate, 'data-site-script': siteScript, 'data-prefetch': prefetch };

export function InlineAssets() {
  return (
    <>
      <style>{criticalStyles}</style>
      <script {...files}>{bootstrap}</script>
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      <script type="speculationrules">{speculationRules}</script>
    </>
  );
}
