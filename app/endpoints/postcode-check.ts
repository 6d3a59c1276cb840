import { endpointText } from '#content/endpoints.ts';
import { readCoverageArea } from '#domain/postcodes/postcode.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { readForm } from '~/features/forms/receive-form.ts';
import type { Route } from './+types/postcode-check.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { postcodes } = context.get(servicesContext);
  const { clientAddress } = context.get(requestContext);
  const typed = String(form.get('postcode') ?? '');
  return Response.json(await postcodes.check(typed, readCoverageArea(form.get('area')), clientAddress));
}

export function loader() {
  return new Response(endpointText.postcodeCheck.method, { status: 405, headers: { allow: 'POST' } });
}
