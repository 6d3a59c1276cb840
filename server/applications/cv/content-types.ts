const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WITH_MACROS = /^application\/vnd\.ms-(word|excel|powerpoint)\.[a-z]+\.macroEnabled/i;

/** What an Office archive says its main part is. */
export type MainPart = { kind: 'word'; part: string } | { kind: 'macros' } | { kind: 'other' };

/**
 * The main part by the archive's list of content types (ECMA-376, part 2, 10.1.2.3). The list is a flat run of
 * elements without text, of which only two attributes matter.
 */
export function mainPartOf(contentTypes: string): MainPart {
  const overrides = [...contentTypes.matchAll(/<(?:\w+:)?Override\b([^>]*)>/g)].map(
    ([, attributes = '']) => ({
      type: attribute(attributes, 'ContentType'),
      part: attribute(attributes, 'PartName'),
    }),
  );
  if (overrides.some(({ type }) => WITH_MACROS.test(type))) return { kind: 'macros' };
  const main = overrides.find(({ type }) => type.toLowerCase() === WORD.toLowerCase());
  return main ? { kind: 'word', part: main.part.replace(/^\//, '') } : { kind: 'other' };
}

function attribute(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return double ?? single ?? '';
}
