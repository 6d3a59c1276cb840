import type { ReactNode } from 'react';
import { describeOutcome, type PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { Dialog } from '~/design-system/dialog/dialog.tsx';
import { OutcomeView } from './outcome-view.tsx';

interface Props {
  outcome: PostcodeOutcome;
  open: boolean;
  onClose: () => void;
  /** What else a visitor can do where the area is not covered yet. */
  notice?: (postcode: string) => ReactNode;
}

/** The answer to a postcode check, over the page it was asked on. */
export function ResultDialog({ outcome, open, onClose, notice }: Props) {
  const description = describeOutcome(outcome);
  return (
    <Dialog open={open} onClose={onClose} title={description.title}>
      <OutcomeView outcome={outcome} description={description} onLeave={onClose}>
        {outcome.kind === 'not-served' && notice?.(outcome.postcode)}
      </OutcomeView>
    </Dialog>
  );
}
