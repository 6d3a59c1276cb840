import { checkPosted } from '~/features/postcode-check/check-posted.ts';
import type { Visit } from '~/visit.ts';

export async function checkPostcode(visit: Visit) {
  const { outcome } = await checkPosted(visit);
  return Response.json(outcome);
}
