/** Data of a page of which the last part is still on its way; `arriving` brings the same data with it, and never rejects. */
export interface Arriving {
  arriving: Promise<object>;
}

/** The first part's last element has this attribute: a paragraph that says what is on its way. */
const MARK = 'data-arriving';
const END = '</p>';

export const isArriving = (data: unknown): data is Arriving =>
  typeof data === 'object' && data !== null && 'arriving' in data;

/**
 * A page in the order of its document, which needs no script: what there is at once, and the rest when it has arrived. What
 * says that it is on its way must give way to what follows it by a rule of style.
 */
export async function* inTwoParts(
  loaderData: Record<string, unknown>,
  render: (loaderData: Record<string, unknown>) => Buffer,
): AsyncGenerator<string> {
  const first = render(loaderData).toString();
  yield first.slice(0, endOfFirst(first));
  const whole: Record<string, unknown> = {};
  for (const [route, data] of Object.entries(loaderData))
    whole[route] = isArriving(data) ? await data.arriving : data;
  const rest = render(whole).toString();
  yield rest.slice(endOfFirst(rest));
}

function endOfFirst(html: string): number {
  const mark = html.indexOf(MARK);
  if (mark === -1) throw new Error('A page that arrives in parts must say where the first one ends');
  return html.indexOf(END, mark) + END.length;
}
