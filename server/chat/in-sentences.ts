/** A sentence ends with its stop and the space after it, or with its line; a number’s point ends nothing. */
const sentence = /^[\s\S]*?(?:[.!?]['”’")\]]*\s+|\n+)/;

/** The same text in whole sentences, however it came in pieces. */
export async function* inSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    for (let found = sentence.exec(rest); found; found = sentence.exec(rest)) {
      yield found[0];
      rest = rest.slice(found[0].length);
    }
  }
  if (rest !== '') yield rest;
}
