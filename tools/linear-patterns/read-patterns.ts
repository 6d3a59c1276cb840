import { parseSync, Visitor } from 'vite';

interface Pattern {
  source: string;
  flags: string;
  line: number;
}

interface FoundPatterns {
  literals: Pattern[];
  /** True if it puts patterns together as well: what they come to is known when it runs. */
  builds: boolean;
}

const BUILDERS = ['RegExp', 'wordPattern'];

export function readPatterns(file: string, text: string): FoundPatterns {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: FoundPatterns = { literals: [], builds: false };
  const called = (callee: object) => {
    if ('name' in callee && BUILDERS.includes(String(callee.name))) found.builds = true;
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const line = text.slice(0, node.start).split('\n').length;
      found.literals.push({ source: node.regex.pattern, flags: node.regex.flags, line });
    },
    NewExpression: ({ callee }) => called(callee),
    CallExpression: ({ callee }) => called(callee),
  }).visit(program);
  return found;
}
