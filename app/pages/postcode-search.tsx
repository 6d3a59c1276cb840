import { lazy, Suspense } from 'react';
import type { CoverageArea } from '#content/coverage.ts';
import { PostcodeForm } from '~/features/postcode-check/postcode-form.tsx';

const WaitlistOffer = lazy(() => import('./waitlist-offer.tsx'));

/** The postcode check as pages with a hero show it: where we do not come yet, it offers to tell people when we do. */
export function PostcodeSearch({ area }: { area: CoverageArea }) {
  return (
    <PostcodeForm
      area={area}
      notice={(postcode) => (
        <Suspense>
          <WaitlistOffer postcode={postcode} />
        </Suspense>
      )}
    />
  );
}
