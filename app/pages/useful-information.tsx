import { pages } from '#content/pages.ts';
import { usefulInformation } from '#content/useful-information.ts';
import { EmptyEntries } from '~/features/entries/empty-entries.tsx';
import type { Route } from './+types/useful-information.ts';
import { headOf } from './head.ts';

export function loader() {
  return { head: headOf(pages.usefulInformation, { noindex: true }), page: usefulInformation };
}

export default function UsefulInformation({ loaderData }: Route.ComponentProps) {
  return <EmptyEntries {...loaderData.page} />;
}
