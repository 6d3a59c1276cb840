/**
 * Atkinson's zero has a stroke through it, as code has: well for one long number, noise on a page full of telephone numbers,
 * pay and dates. The font has no other, so its zero is set anew as a part: the capital O, narrower and in the zero's own
 * width. It is still told from the letter, and grows heavier with it.
 */

const NARROWER = 0.84;
const ARGUMENTS_ARE_WORDS = 0x1;
const ARGUMENTS_ARE_OFFSETS = 0x2;
const SCALES_DIFFER = 0x40;

type Table = { offset: number; length: number };

const tableOf = (font: Buffer, tag: string): Table => {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag)
      return { offset: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) };
  }
  throw new Error(`The font has no table ${tag}.`);
};

/** The number of the glyph for a character, by the font's table of format 4. */
const glyphOf = (font: Buffer, character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  const { offset: cmap } = tableOf(font, 'cmap');
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const map = cmap + font.readUInt32BE(cmap + 8 + index * 8);
    if (font.readUInt16BE(map) !== 4) continue;
    const twice = font.readUInt16BE(map + 6);
    for (let at = map + 14; at < map + 14 + twice; at += 2) {
      if (font.readUInt16BE(at) < code) continue;
      const start = at + twice + 2;
      const delta = start + twice;
      const range = delta + twice;
      const first = font.readUInt16BE(start);
      const reach = font.readUInt16BE(range);
      if (first > code) break;
      if (reach === 0) return (code + font.readUInt16BE(delta)) & 0xffff;
      return (font.readUInt16BE(range + reach + (code - first) * 2) + font.readUInt16BE(delta)) & 0xffff;
    }
  }
  throw new Error(`The font has no glyph for ${character}.`);
};

/** The same font (unpacked, with TrueType outlines) with a plain zero. */
export function withPlainZero(font: Buffer): Buffer {
  const made = Buffer.from(font);
  const [zero, letter] = [glyphOf(made, '0'), glyphOf(made, 'O')];
  const { offset: head } = tableOf(made, 'head');
  const { offset: loca } = tableOf(made, 'loca');
  const { offset: glyf } = tableOf(made, 'glyf');
  const long = made.readInt16BE(head + 50) === 1;
  const placeOf = (glyph: number): number =>
    glyf + (long ? made.readUInt32BE(loca + glyph * 4) : made.readUInt16BE(loca + glyph * 2) * 2);
  const widthOf = (glyph: number): number => made.readUInt16BE(tableOf(made, 'hmtx').offset + glyph * 4);

  const [from, source] = [placeOf(zero), placeOf(letter)];
  const aside = Math.round((widthOf(zero) - widthOf(letter) * NARROWER) / 2);
  const across = (x: number): number => Math.round(x * NARROWER) + aside;
  const part = [
    -1,
    across(made.readInt16BE(source + 2)),
    made.readInt16BE(source + 4),
    across(made.readInt16BE(source + 6)),
    made.readInt16BE(source + 8),
    ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_OFFSETS | SCALES_DIFFER,
    letter,
    aside,
    0,
    Math.round(NARROWER * 0x4000),
    0x4000,
  ];
  for (const [index, word] of part.entries()) made.writeInt16BE(word, from + index * 2);
  forgetVariations(made, zero);
  return made;
}

/** A part varies with the glyph that it is made of: what the old outline's points did is not for it. */
function forgetVariations(font: Buffer, glyph: number): void {
  if (!font.toString('latin1', 12, 12 + font.readUInt16BE(4) * 16).includes('gvar')) return;
  const { offset } = tableOf(font, 'gvar');
  const [offsets, size] = [offset + 20, font.readUInt16BE(offset + 14) & 1 ? 4 : 2];
  font.copy(font, offsets + glyph * size, offsets + (glyph + 1) * size, offsets + (glyph + 2) * size);
}
