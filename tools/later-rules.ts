import { bundle, Features, transform } from 'lightningcss';

/** States that a page is in only once a hand or a script has reached it, by which time every style sheet is there. */
const REACHED =
  /::?(?:active|backdrop|disabled|focus|focus-visible|focus-within|hover|modal|popover-open|selection)\b(?!-)|\[(?:aria-disabled|data-held|data-scrolled|data-shown)\b|\[aria-expanded="?true/;
/** Elements that stand in no header and no hero. */
export const BELOW_HERO = 'fieldset h2 h3 h4 hr iframe kbd legend mark small summary table'.split(' ');
/** The attribute of what has a scheme of its own, which is there neither. */
export const SCHEME = 'data-scheme';
const BELOW = new RegExp(`^(?:${BELOW_HERO.join('|')})\\b|\\[${SCHEME}\\b`);
const FOR_LATER = /^@(?:media print\b|starting-style\b)/;
const OF_RULES = /^@(?:layer|media|supports|container)\b/;

export interface Parts {
  /** What a page is first painted by. */
  first: string;
  /** What hands, paper and the page below need, and the values that the first paint has no use for. */
  later: string;
}

interface Rule {
  /** Its selectors, or the at-rule before its braces. */
  head: string;
  /** Null for a statement without one. */
  body: string | null;
}

/**
 * Tells the rules that a page is first painted by from those that may come later; each part keeps their order.
 *
 * @param files all the style sheets that pages are first painted by
 */
export function rulesApart(files: readonly string[]): (css: string) => Parts {
  const sheets = files.map((filename) => bundle({ filename, include: Features.Nesting }).code.toString());
  const painted = sheets.map((css) => keep(css, 'first', () => false)).join('\n');
  const isUnused = unusedIn(painted);
  return (css) => {
    const { code } = transform({ filename: '', code: Buffer.from(css), include: Features.Nesting });
    return {
      first: keep(code.toString(), 'first', isUnused),
      later: keep(code.toString(), 'later', isUnused),
    };
  };
}

const VALUE = /^\s*(--[\w-]+):([^;]*);$/gm;

/** Which of the values on `:root` nothing is painted by, not even by way of another value, and which keyframes. */
function unusedIn(css: string): (name: string) => boolean {
  const values = [...css.matchAll(VALUE)].map(([, name = '', text = '']) => ({ name, text }));
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/(?<=var\()--[\w-]+/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const value of values) if (value.name === name) follow(value.text);
    }
  };
  follow(css.replace(VALUE, ''));
  return (name) => {
    const [, keyframes] = /^@keyframes ([\w-]+)/.exec(name) ?? [];
    if (keyframes) return !new RegExp(`animation[^;]*\\b${keyframes}\\b`).test(css);
    return name.startsWith('--') && !used.has(name);
  };
}

function keep(css: string, part: keyof Parts, isUnused: (name: string) => boolean): string {
  const keepRule = ({ head, body }: Rule): string => {
    const whole = body === null ? head : `${head}{${body}}\n`;
    if (FOR_LATER.test(head)) return part === 'later' ? whole : '';
    if (body !== null && OF_RULES.test(head)) {
      const kept = rulesOf(body).map(keepRule).join('');
      return kept && `${head}{${kept}}\n`;
    }
    if (head.startsWith('@')) return isUnused(head) === (part === 'later') ? whole : '';
    if (selectorsOf(head).every(isForLater)) return part === 'later' ? whole : '';
    const own = (body ?? '').replace(VALUE, (declaration, name: string) =>
      isUnused(name) === (part === 'later') ? declaration : '',
    );
    if (part === 'first') return `${head}{${own}}\n`;
    const values = own.match(VALUE)?.join('') ?? '';
    return values && `${head}{${values}}\n`;
  };
  return rulesOf(css).map(keepRule).join('');
}

function isForLater(selector: string): boolean {
  const withoutNot = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return REACHED.test(withoutNot) || BELOW.test(withoutNot.trim());
}

/** The rules of a style sheet, or of what stands in the braces of one. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = index;
    if (sign === '}') depth -= 1;
    if (depth > 0 || sign.startsWith('"')) continue;
    const body = sign === '}' ? css.slice(open + 1, index) : null;
    const head = css.slice(start, body === null ? index + 1 : open).trim();
    rules.push({ head, body });
    start = index + 1;
  }
  return rules;
}

/** Commas within brackets divide no selectors. */
function selectorsOf(head: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of head) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
