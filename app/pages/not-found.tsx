import type { Route } from './+types/not-found.ts';
import { missing } from './missing.ts';
import { MissingPage } from './missing-page.tsx';

export function loader() {
  return missing();
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <MissingPage {...loaderData.missing} />;
}
