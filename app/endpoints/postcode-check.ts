import { endpointText } from '#content/endpoints.ts';
import { readCoverageArea } from '#domain/postcodes/postcode.ts';
import { servicesContext } from '~/context.ts';
import { readForm } from '~/features/forms/receive-form.ts';
import type { Route } from './+types/postcode-check.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { postcodes } = context.get(servicesContext);
  return Response.json(
    await postcodes.check(String(form.get('postcode') ?? ''), readCoverageArea(form.get('area'))),
  );
}

export function loader() {
  return new Response(endpointText.postcodeCheck.method, { status: 405, headers: { allow: 'POST' } });
}
