import type { EnvironmentModuleNode } from 'vite';

/** The style sheets that modules import, or what they import, as Vite serves them in development. */
export function styleSheetsOf(modules: Iterable<EnvironmentModuleNode>): Set<string> {
  const found = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (/\.css$/.test(module.url)) found.add(`${module.url}?direct`);
  };
  for (const module of modules) visit(module);
  return found;
}
