import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import {
  type Expression,
  isDisjointWith,
  JS,
  NFA,
  type NoParent,
  type Element as RefaElement,
  Transformers,
  transform,
} from 'refa';
import { analyse } from 'scslre';

type Element = NoParent<RefaElement>;

/**
 * The repetitions by which a pattern takes more than its text is long: those that overlap, and those that a next
 * beginning of the pattern would run over again.
 */
export function slowParts(pattern: { source: string; flags: string }): string[] {
  const { reports } = analyse(
    { source: pattern.source, flags: pattern.flags },
    { reportTypes: { Move: true, Self: true, Trade: true } },
  );
  const overlapping = reports.map((report) =>
    report.type === 'Trade' ? `${report.startQuant.raw} and ${report.endQuant.raw}` : report.quant.raw,
  );
  return [...new Set([...overlapping, ...runOverAgain(pattern)])];
}

/**
 * `scslre` looks at repetitions at the beginning of a pattern alone. In `<a [^>]*x` the text `<a <a <a` is run over from
 * each `<a`: what stands before the repetition can be a part of it, and what stands after it may fail. Conditions that
 * cannot be resolved count as met: rather a pattern too many than one too few.
 */
function runOverAgain({ source, flags }: { source: string; flags: string }): string[] {
  if (flags.includes('y')) return [];
  const parser = JS.Parser.fromLiteral({ source, flags });
  const anything = (min: number): Element => ({
    type: 'Quantifier',
    alternatives: JS.Parser.fromLiteral({ source: '[^]', flags }).parse().expression.alternatives,
    ...{ min, max: Number.POSITIVE_INFINITY, lazy: false },
  });
  const parse = (node: AST.Element) =>
    parser.parseElement(node, { backreferences: 'disable' }).expression.alternatives;
  const element = (node: AST.Element): Element => ({ type: 'Alternation', alternatives: parse(node) });
  const repeated = ({ element }: AST.Quantifier): Element => ({
    type: 'Quantifier',
    alternatives: parse(element),
    ...{ min: 0, max: Number.POSITIVE_INFINITY, lazy: false },
  });
  // Is changed in place by what resolves its assertions: every text of elements is parsed for itself.
  const accepts = (elements: Element[]) => {
    const whole: NoParent<Expression> = {
      type: 'Expression',
      alternatives: [{ type: 'Concatenation', elements }],
    };
    return NFA.fromRegex(transform(Transformers.applyAssertions(), whole), parser, { assertions: 'ignore' });
  };
  const found: string[] = [];
  visitRegExpAST(parser.ast.pattern as AST.Pattern, {
    onQuantifierEnter(quantifier) {
      const around = surroundings(quantifier, flags.includes('m'));
      if (quantifier.max !== Number.POSITIVE_INFINITY || !around) return;
      const before = () => around.map((node) => (node.repeats ? repeated(node.of) : element(node.of)));
      const once = accepts([...before(), repeated(quantifier)]);
      if (!isDisjointWith(once, accepts([...before(), anything(1), ...before(), anything(0)])))
        found.push(quantifier.raw);
    },
  });
  return found;
}

type Before = { repeats: true; of: AST.Quantifier } | { repeats: false; of: AST.Element };

/** Parts that a match has passed when it comes to a repetition; null where nothing comes after, and where there is one beginning. */
function surroundings(quantifier: AST.Quantifier, multiline: boolean): Before[] | null {
  const before: Before[] = [];
  let after = 0;
  let node: AST.Node = quantifier;
  while (node.parent) {
    const parent = node.parent as AST.Node;
    if (parent.type === 'Assertion') return null;
    if (parent.type === 'Quantifier' && parent.max > 1) before.unshift({ repeats: true, of: parent });
    if (parent.type === 'Alternative') {
      const at = parent.elements.indexOf(node as AST.Element);
      before.unshift(...parent.elements.slice(0, at).map((of) => ({ repeats: false, of }) as const));
      after += parent.elements.length - at - 1;
    }
    node = parent;
  }
  const [first] = before;
  const anchored = first?.of.type === 'Assertion' && first.of.kind === 'start' && !multiline;
  return first && after > 0 && !anchored ? before : null;
}
