import type { RouterContextProvider } from 'react-router';
import { type ShelfName, shelfNames } from '#content/entries.ts';
import type { EntryShelf } from '#server/entries/entry-shelf.ts';
import { servicesContext } from '#server/services.ts';

/** The shelf that an address below `/news` or `/useful-information` is about: both share their pages. */
export function shelfAt(
  request: Request,
  context: Readonly<RouterContextProvider>,
): { name: ShelfName; shelf: EntryShelf } {
  const [, first = ''] = new URL(request.url).pathname.split(/[/.]/);
  const name = shelfNames.find((shelf) => shelf === first);
  if (!name) throw new Response(null, { status: 404 });
  return { name, shelf: context.get(servicesContext).entries[name] };
}
