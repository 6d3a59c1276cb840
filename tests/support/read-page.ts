/** A form of a page: where it goes, what it would send as it stands, and what it says is wrong. */
export interface PageForm {
  action: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  choices: Record<string, string[]>;
}

export interface ReadPage {
  title: string;
  headings(level: number): string[];
  meta(name: string): string | null;
  canonical: string | null;
  /** All that stands in the main part, without tags, with single spaces. */
  text: string;
  links: { text: string; href: string }[];
  structuredData: Record<string, unknown>[];
  facts: Record<string, string>;
  /** The links of the summary of errors: each to a field, with its message. */
  errorSummary: { text: string; href: string }[];
  form(button: string): PageForm;
}

/** Reads a page as programs and browsers without scripts do: far less than a browser, and enough to see its words. */
export function readPage(html: string): ReadPage {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html;
  const summary = /<section[^>]* aria-describedby=[^>]*>(.*?)<\/section>/s.exec(main)?.[1] ?? '';
  return {
    title: textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    headings: (level) => elements(main, `h${level}`).map(({ inner }) => textOf(inner)),
    meta: (name) =>
      tags(html, 'meta').find((meta) => meta.name === name || meta.property === name)?.content ?? null,
    canonical: tags(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? null,
    text: textOf(main),
    links: linksIn(html),
    structuredData: elements(html, 'script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ inner }) => JSON.parse(inner)),
    facts: Object.fromEntries(
      elements(main, 'dt').map(({ inner }, index) => [
        textOf(inner),
        textOf(elements(main, 'dd')[index]?.inner ?? ''),
      ]),
    ),
    errorSummary: linksIn(summary),
    form(button) {
      const form = elements(main, 'form').find(({ inner }) =>
        elements(inner, 'button').some((one) => textOf(one.inner) === button),
      );
      if (!form) throw new Error(`The page has no form with the button "${button}".`);
      return readForm(form);
    },
  };
}

interface Element {
  attributes: Record<string, string>;
  inner: string;
}

function elements(html: string, name: string): Element[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, 'gs'))].map(
    ([, attributes = '', inner = '']) => ({ attributes: readAttributes(attributes), inner }),
  );
}

function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, found = '']) =>
    readAttributes(found),
  );
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

function linksIn(html: string) {
  return elements(html, 'a').map(({ attributes, inner }) => ({
    text: textOf(inner),
    href: attributes.href ?? '',
  }));
}

function readForm({ attributes, inner }: Element): PageForm {
  const inputs = tags(inner, 'input').filter(
    ({ type = 'text', ...input }) =>
      !['submit', 'file'].includes(type) && (!['radio', 'checkbox'].includes(type) || 'checked' in input),
  );
  const areas = elements(inner, 'textarea');
  const selects = elements(inner, 'select');
  const controls = [
    ...tags(inner, 'input'),
    ...areas.map((area) => area.attributes),
    ...selects.map((select) => select.attributes),
  ];
  return {
    action: attributes.action ?? '',
    values: Object.fromEntries([
      ...inputs.map(({ name = '', value = '' }) => [name, value]),
      // A browser drops the line break that begins a text.
      ...areas.map((area) => [area.attributes.name, decode(area.inner.replace(/^\n/, ''))]),
      ...selects.map((select) => [select.attributes.name, chosenIn(select.inner)]),
    ]),
    choices: Object.fromEntries(
      selects.map((select) => [
        select.attributes.name,
        tags(select.inner, 'option').flatMap(({ value }) => value || []),
      ]),
    ),
    errors: Object.fromEntries(
      controls.flatMap(({ name = '', id, ...rest }) =>
        rest['aria-invalid'] === 'true' ? [[name, errorAt(inner, id ?? '')]] : [],
      ),
    ),
  };
}

function chosenIn(options: string): string {
  const all = tags(options, 'option');
  return (all.find((option) => 'selected' in option) ?? all[0])?.value ?? '';
}

function errorAt(html: string, id: string): string {
  const error = elements(html, 'p').find(({ attributes }) => attributes.id === `${id}-error`);
  return textOf(error?.inner ?? '').replace(/^Error: /, '');
}

function textOf(html: string): string {
  const plain = html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(?:a|b|strong|em|i|span|code|small|time|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return decode(plain).replaceAll(/\s+/g, ' ').trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole);
  });
}
