import type { Config } from '@react-router/dev/config';
import type { Plugin } from 'vite';

/** A piece of the router's code, what it comes to on this site, and how often it is written in its file. */
type Decision = readonly [written: string, comesTo: string, times: number];

/**
 * What is settled when the site is built, by the file of the router that asks for it each time. With the answer in its
 * place, the bundler drops the code for the other answers: finding routes bit by bit, instrumentation, server components.
 */
const decisions: Record<string, readonly Decision[]> = {
  'dom-export/hydrated-router.js': [
    ['ssrInfo.context.future.unstable_customRouteDiscovery', 'false', 2],
    ['let discoveryRuntime = ssrInfo.routeDiscoveryRuntime;', 'let discoveryRuntime;', 1],
  ],
  'dom/ssr/components.js': [
    ['let enableFogOfWar = isFogOfWarEnabled(routeDiscovery, ssr);', 'let enableFogOfWar = false;', 1],
    ['useIsRSCRouterContext()', 'false', 2],
  ],
  'dom/ssr/fog-of-war.js': [['!isFogOfWarEnabled(routeDiscovery, ssr)', 'true', 2]],
  'router/router.js': [
    ['init.instrumentations', 'undefined', 4],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined', 2],
    ['init.patchRoutesOnNavigation', 'undefined', 4],
    ['if (isFogOfWar)', 'if (false)', 3],
    ['if (loadMatch.isDiscovering)', 'if (false)', 1],
    ['if (future.unstable_routePatternMatching)', 'if (false)', 1],
    ['future.unstable_customRouteDiscovery', 'false', 13],
  ],
};

/** Names for developer tools, and wrapped components not marked as free of effects, keep in what nobody imports. */
function markRemovable(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(');
}

/**
 * A file of the router with the decisions in it.
 *
 * @param file below the router's `dist/production/lib`
 * @throws where the code is not what was examined, which a new version may bring
 */
export function decide(file: string, code: string): string {
  return (decisions[file] ?? []).reduce((before, [written, comesTo, times]) => {
    const pieces = before.split(written);
    if (pieces.length - 1 === times) return pieces.join(comesTo);
    throw new Error(
      `react-router's ${file} says "${written}" ${pieces.length - 1} times instead of ${times}: ` +
        'look at what the new version does and amend tools/lean-router.ts',
    );
  }, markRemovable(code));
}

export const decidedFiles = Object.keys(decisions);

/**
 * Leaves out of the browser's build what the router brings for settings that this site does not have.
 *
 * @throws where the site's settings are others than the decisions are for
 */
export function leanRouter({ ssr, routeDiscovery, future }: Config): Plugin {
  if (!ssr || routeDiscovery?.mode !== 'initial' || future) {
    throw new Error('tools/lean-router.ts is for server rendering, all routes at once and no future flags');
  }
  const missing = new Set(decidedFiles);
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const file = id.replace(/^.*\/react-router\/dist\/production\/lib\//, '');
        missing.delete(file);
        return { code: decide(file, code), map: null };
      },
    },
    generateBundle() {
      if (missing.size > 0) this.error(`react-router has no ${[...missing].join(', ')} any more`);
    },
  };
}
