import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { tokenIn } from '~/features/mail-links/mail-link-page.tsx';
import type { Visit } from '~/visit.ts';

export async function callAppointment({ url, services }: Visit) {
  const file = await services.callChanges.appointment(tokenIn(url));
  const headers = {
    'cache-control': CACHE_POLICIES.notStored,
    'content-type': 'text/calendar; charset=utf-8',
  };
  return file ? new Response(file, { headers }) : new Response(null, { status: 404, headers });
}
