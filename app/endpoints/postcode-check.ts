import { readCoverageArea } from '#domain/postcodes/postcode.ts';
import { readForm } from '~/features/forms/receive-form.ts';
import type { Visit } from '~/visit.ts';

export async function checkPostcode({ request, services, facts }: Visit) {
  const form = await readForm(request);
  const area = readCoverageArea(form.get('area'));
  const typed = String(form.get('postcode') ?? '');
  return Response.json(await services.postcodes.check(typed, area, facts.clientAddress));
}
