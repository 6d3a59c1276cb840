/** A text of the content with places such as `{count}` that code fills; plain text has none. */
export type Sentence<Place extends string> = string & { readonly places?: Place };

/** `{count} open jobs` with its places filled. */
export function fill<Place extends string>(
  sentence: Sentence<Place>,
  values: Readonly<Record<Place, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (_, place: Place) => String(values[place]));
}
