import { bundle, Features, transform } from 'lightningcss';
import {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  list,
  parse,
  type Root,
} from 'postcss';

/** States that a page is in only once a hand or a script has reached it, by which time every style sheet is there. */
const REACHED =
  /::?(?:active|backdrop|disabled|focus|focus-visible|focus-within|hover|modal|popover-open|selection)\b(?!-)|\[(?:aria-busy|aria-disabled|data-scrolled|data-shown)\b|\[aria-expanded="?true/;
/** Elements that stand in no header and no hero. */
export const BELOW_HERO = 'fieldset h2 h3 h4 hr iframe kbd legend mark summary table'.split(' ');
/** The attribute of what has a scheme of its own, which is there neither. */
export const SCHEME = 'data-scheme';
const BELOW = new RegExp(`^(?:${BELOW_HERO.join('|')})\\b|\\[${SCHEME}\\b`);
const FOR_LATER = /^(?:media print\b|media \(prefers-contrast|starting-style\b)/;
const OF_RULES = new Set(['layer', 'media', 'supports', 'container']);

export interface Parts {
  /** Paints the first screen. */
  first: string;
  /** Needed by hands, paper and the page below, and values that the first paint has no use for. */
  later: string;
}

/** True if nothing is painted at first by a value of this name, or by these keyframes. */
type IsUnused = (node: Declaration | AtRule) => boolean;

/**
 * Tells the rules that a page is first painted by from those that may come later; each part keeps their order.
 * @param files all the style sheets that pages are first painted by
 */
export function splitCritical(files: readonly string[]): (css: string) => Parts {
  const sheets = files.map((filename) => bundle({ filename, include: Features.Nesting }).code);
  const isUnused = unusedIn(sheets.map((css) => keep(parse(css), 'first', () => false)));
  return (css) => {
    const { code } = transform({ filename: '', code: Buffer.from(css), include: Features.Nesting });
    const part = (name: keyof Parts) => keep(parse(code), name, isUnused).toString();
    return { first: part('first'), later: part('later') };
  };
}

function unusedIn(painted: readonly Root[]): IsUnused {
  const values: Declaration[] = [];
  const declarations: Declaration[] = [];
  for (const root of painted)
    root.walkDecls((each) => void (each.variable ? values : declarations).push(each));
  const used = new Set<string>();
  const follow = ({ value }: Declaration) => {
    for (const [name] of value.matchAll(/(?<=var\()--[\w-]+/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const other of values) if (other.prop === name) follow(other);
    }
  };
  for (const declaration of declarations) follow(declaration);
  const animations = declarations.filter(({ prop }) => prop.startsWith('animation'));
  return (node) => {
    if (node.type === 'decl') return node.variable && !used.has(node.prop);
    return (
      node.name === 'keyframes' &&
      !animations.some(({ value }) => list.comma(value).flatMap(list.space).includes(node.params))
    );
  };
}

/** Takes out of a style sheet, or of what stands in braces, all that is not of a part. */
function keep<Of extends Container>(rules: Of, part: keyof Parts, isUnused: IsUnused): Of {
  rules.each((node) => {
    const own = partOf(node, isUnused);
    if (own !== 'both') return void (own !== part && node.remove());
    if (keep(node as Container, part, isUnused).nodes?.length === 0) node.remove();
  });
  return rules;
}

function partOf(node: ChildNode, isUnused: IsUnused): keyof Parts | 'both' {
  if (node.type === 'rule') return node.selectors.every(isForLater) ? 'later' : 'both';
  if (node.type === 'comment') return 'first';
  if (node.type === 'atrule') {
    if (FOR_LATER.test(`${node.name} ${node.params}`)) return 'later';
    if (node.nodes && OF_RULES.has(node.name)) return 'both';
  }
  return isUnused(node) ? 'later' : 'first';
}

function isForLater(selector: string): boolean {
  const withoutNot = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return REACHED.test(withoutNot) || BELOW.test(withoutNot);
}
