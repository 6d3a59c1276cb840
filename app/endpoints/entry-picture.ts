import { shelfAt } from '../shelf.ts';
import type { Route } from './+types/entry-picture.ts';

/** `GET /news/pictures/{file}`: the picture of an entry that is shown, as it lies beside the entry's file. */
export async function loader({ request, params: { file = '' }, context }: Route.LoaderArgs) {
  const picture = await shelfAt(request, context).shelf.picture(file);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture.bytes, {
    headers: { 'content-type': picture.type, 'cache-control': 'public, max-age=300' },
  });
}
