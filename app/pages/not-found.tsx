import type { Route } from './+types/not-found.ts';
import { notFound } from './not-found-loader.ts';
import { NotFoundPage } from './not-found-page.tsx';

export { sharedHeaders as headers } from './page-headers.ts';

export function loader() {
  return notFound();
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage {...loaderData.notFound} />;
}
