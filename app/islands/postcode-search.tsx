import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { CoverageArea } from '#domain/content/area/coverage.ts';
import { PostcodeForm, type UnansweredPostcode } from '~/features/postcode-check/postcode-form.tsx';
import type { default as Form } from '~/features/waitlist/waitlist-form.tsx';

/** Only an offer: where it cannot be had, the answer has other ways on. */
const WaitlistForm = lazy<ComponentType<ComponentProps<typeof Form>>>(() =>
  import('~/features/waitlist/waitlist-form.tsx').catch(() => ({ default: () => null })),
);

/** The postcode field; if we do not serve the area yet, it offers to tell people when we do. */
export default function PostcodeSearch({
  area,
  unanswered,
}: {
  area: CoverageArea;
  unanswered?: UnansweredPostcode | undefined;
}) {
  const offer = (postcode: string) => (
    <Suspense>
      <WaitlistForm postcode={postcode} />
    </Suspense>
  );
  return <PostcodeForm area={area} unanswered={unanswered} notice={offer} />;
}
PostcodeSearch.displayName = 'postcode-search';
