/** A text of the content with places such as `{count}` that code fills; plain text has none. */
export type Sentence<Place extends string> = string & { readonly places?: Place };

/** A text for one thing, and one for any other number. */
export interface Counted<Place extends string = never> {
  one: Sentence<Place>;
  several: Sentence<Place | 'count'>;
}

export function forCount<Place extends string>(
  { one, several }: Counted<Place>,
  count: number,
): Sentence<Place | 'count'> {
  return count === 1 ? one : several;
}

export function fill<Place extends string>(
  sentence: Sentence<Place>,
  values: Readonly<Record<Place, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (_, place: Place) => `${values[place]}`);
}

export function fillEach<Place extends string>(
  sentences: readonly Sentence<Place>[],
  values: Readonly<Record<Place, string | number>>,
): string[] {
  return sentences.map((sentence) => fill(sentence, values));
}
