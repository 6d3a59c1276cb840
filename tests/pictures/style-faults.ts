import type { BrowserContext, Page } from '@playwright/test';
import postcss, { type Declaration } from 'postcss';

/** A declaration that is another one, or lost. */
export interface StyleFault {
  /** The rule's text as it is built, and with the fault. */
  rule: string;
  faulty: string;
  selector: string;
  property: string;
  wrong: string;
  words: string;
}

const LOST = '';
const lost = () => LOST;
const oneOf = (usual: string, otherwise: string) => (value: string) => (value === usual ? otherwise : usual);

function longer(value: string): string {
  if (/^[1-9.]+$/.test(value)) return String(Number(value) + 0.2);
  if (value === '0') return '4px';
  const isLength = /^-?[\d.]+[a-z%]+$|^(var|calc|clamp|min|max)\(/.test(value);
  return isLength && postcss.list.space(value).length === 1 ? `calc(${value} + 4px)` : LOST;
}

/** How a value goes wrong, by the name of its property. */
const WRONG: readonly [property: RegExp, wrong: (value: string) => string][] = [
  [
    /^(border-[a-z-]*|background-)?color$|^(fill|stroke)$/,
    (value) => `color-mix(in srgb, ${value}, red 30%)`,
  ],
  [/^(margin|padding|inset)\b|^((row|column)-)?gap$|^(font-size|line-height|border-radius)$/, longer],
  [/^((min|max)-)?(width|height|(inline|block)-size)$|^(top|right|bottom|left)$/, longer],
  [/^font-weight$/, oneOf('700', '400')],
  [/^display$/, oneOf('block', 'flex')],
  [/^position$/, oneOf('static', 'relative')],
  [/^order$/, oneOf('-1', '1')],
  [/^text-align$/, oneOf('end', 'center')],
  [/^flex-direction$/, oneOf('row', 'column')],
  [/^(align|justify|place)-/, oneOf('end', 'start')],
  [/^(background|border.*|font|flex|grid-template-columns|aspect-ratio|opacity)$/, lost],
  [/^(box-shadow|letter-spacing|text-decoration.*|text-transform)$/, lost],
];

function faultsOf(declaration: Declaration): StyleFault[] {
  const { parent: rule, prop: property, value } = declaration;
  const wrong = WRONG.find(([name]) => name.test(property))?.[1](value);
  if (rule?.type !== 'rule' || wrong === undefined || wrong === value) return [];
  const { selector } = rule as postcss.Rule;
  const text = rule.toString();
  const faulty = rule.clone() as postcss.Rule;
  const same = faulty.nodes[rule.index(declaration)];
  same?.replaceWith(wrong === LOST ? [] : declaration.clone({ value: wrong }));
  const words = `${selector} { ${property}: ${value} → ${wrong || 'lost'} }`;
  return [{ rule: text, faulty: faulty.toString(), selector, property, wrong, words }];
}

/** Every declaration of the page's style sheets that can go wrong. */
export async function possibleFaults(page: Page): Promise<StyleFault[]> {
  const sheets = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href, ownerNode }) => ({ href, text: ownerNode?.textContent ?? '' })),
  );
  const faults: StyleFault[] = [];
  for (const { href, text } of sheets)
    postcss
      .parse(href ? await (await fetch(href)).text() : text)
      .walkDecls((declaration) => void faults.push(...faultsOf(declaration)));
  return faults;
}

/** Has the documents and style sheets of a window come with the fault, wherever the build has written the rule. */
export const plant = (context: BrowserContext, { rule, faulty }: StyleFault) =>
  context.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const text = await response.text();
    return route.fulfill({ response, body: text.replaceAll(rule, () => faulty) });
  });

/**
 * True if the fault, tried in the page, gives something that is seen another style, and moves a box unless it is of colour or type:
 * a rule that is overridden, or a layout that comes to the same, is no fault.
 */
export const isReal = (page: Page, fault: StyleFault): Promise<boolean> =>
  page.evaluate(({ selector, property, wrong }) => {
    const isSeen = (element: Element): boolean => {
      const { right, bottom, width, height } = element.getBoundingClientRect();
      const isHere = right > 0 && bottom + scrollY > 0 && width > 1 && height > 1;
      return isHere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const [, elements, part] = /^(.*?)(::[a-z-]+)?$/.exec(selector) ?? [];
    const seen = Array.from(document.querySelectorAll(elements || '*')).filter(isSeen);
    const values = () => seen.map((one) => getComputedStyle(one, part).getPropertyValue(property)).join();
    const boxes = () =>
      Array.from(document.querySelectorAll('body *'), (one) =>
        Object.values(one.getBoundingClientRect().toJSON()),
      ).join();
    const isPainted = /color|^(background|border|font|fill|stroke|opacity|box-shadow|text-)/.test(property);
    const bare = (words: string) => words.replaceAll(/\s/g, '');
    const rulesIn = (within: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] =>
      Array.from(within.cssRules).flatMap((rule) =>
        rule instanceof CSSStyleRule ? [rule] : 'cssRules' in rule ? rulesIn(rule as CSSGroupingRule) : [],
      );
    const [before, boxesBefore] = [values(), boxes()];
    const changed = Array.from(document.styleSheets)
      .flatMap(rulesIn)
      .filter((rule) => bare(rule.selectorText) === bare(selector) && rule.style.getPropertyValue(property))
      .map((rule) => ({ rule, text: rule.style.cssText }));
    for (const { rule } of changed)
      if (wrong) rule.style.setProperty(property, wrong);
      else rule.style.removeProperty(property);
    const isMoved = isPainted || boxes() !== boxesBefore;
    const after = values();
    for (const { rule, text } of changed) rule.style.cssText = text;
    return before !== after && isMoved;
  }, fault);
