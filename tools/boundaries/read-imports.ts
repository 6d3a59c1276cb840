import { dirname, join, normalize } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Import {
  from: string;
  /** The file from the project's folder, or the name of a package. */
  to: string;
  specifier: string;
  names: readonly string[];
  typeOnly: boolean;
  /** True if it waits until it is needed: `import()`. */
  deferred: boolean;
}

export interface Module {
  imports: readonly Import[];
  /** True if something of another module is exported on: `export … from`. */
  reexports: boolean;
  /** True if it names one of the browser's ways to fetch. */
  fetches: boolean;
  readsEnvironment: boolean;
  methods: number;
}

const FETCHING_GLOBALS = new Set(['fetch', 'EventSource', 'WebSocket', 'XMLHttpRequest', 'sendBeacon']);

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('~/')) return `app/${specifier.slice(2)}`;
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replace(/\?.*$/, '');
  return specifier;
}

const textOf = (node: ESTree.Expression | ESTree.PrivateIdentifier): string =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';

const isMethod = (member: ESTree.TSSignature) =>
  member.type === 'TSMethodSignature' ||
  (member.type === 'TSPropertySignature' && member.typeAnnotation?.typeAnnotation.type === 'TSFunctionType');

export function readModule(from: string, text: string): Module {
  const { program, module, errors } = parseSync(from, text);
  if (errors[0]) throw new Error(`${from}: ${errors[0].message}`);
  const imports: Import[] = [];
  const add = (specifier: string, rest: Partial<Import>) =>
    imports.push({
      ...{ from, to: resolveImport(from, specifier), specifier, names: [], typeOnly: false, deferred: false },
      ...rest,
    });
  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName }) => importName.name ?? '*');
    add(moduleRequest.value, {
      names,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    });
  }
  const exportsOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.moduleRequest);
  for (const { moduleRequest, importName, isType } of exportsOn) {
    add(moduleRequest?.value ?? '', { names: [importName.name ?? '*'], typeOnly: isType });
  }
  let fetches = false;
  let readsEnvironment = imports.some(
    ({ to, names }) => to === 'node:process' && names.some((name) => ['env', 'default', '*'].includes(name)),
  );
  let methods = 0;
  new Visitor({
    TSInterfaceBody({ body }) {
      methods = Math.max(methods, body.filter(isMethod).length);
    },
    TSImportType: ({ source }) => void add(source.value, { typeOnly: true }),
    ImportExpression: ({ source }) => void add(textOf(source), { names: ['*'], deferred: true }),
    Identifier({ name }) {
      fetches ||= FETCHING_GLOBALS.has(name);
    },
    MemberExpression({ object, property }) {
      const name = property.type === 'Identifier' ? property.name : textOf(property);
      readsEnvironment ||= object.type === 'Identifier' && object.name === 'process' && name === 'env';
    },
  }).visit(program);
  return { imports, reexports: exportsOn.length > 0, fetches, readsEnvironment, methods };
}
