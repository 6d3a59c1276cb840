import { lazy, Suspense } from 'react';
import type { CoverageArea } from '#content/coverage.ts';
import { PostcodeForm } from '~/features/postcode-check/postcode-form.tsx';

const WaitlistOffer = lazy(() => import('./waitlist-offer.tsx'));

/** If we do not serve the area yet, it offers to tell people when we do. */
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
