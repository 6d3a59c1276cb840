import { type ReactNode, useId } from 'react';
import type { CoverageArea } from '#domain/content/area/coverage.ts';
import { likelyPostcode, parsePostcode } from '#domain/postcodes/postcode.ts';
import { describeOutcome, type PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { Dialog } from '~/design-system/dialog/dialog.tsx';
import { checkedPostcode } from '../forms/checked-postcode.ts';
import { requestCheck } from '../forms/request-check.ts';
import { OutcomeView } from './outcome-view.tsx';

// All that an answer needs, in one piece that comes when the field is first touched.

/** Answers a wrong format at once, the rest by the server. @throws the signal's reason if given up for a newer check */
export async function findOutcome(
  input: string,
  area: CoverageArea,
  signal: AbortSignal,
): Promise<PostcodeOutcome> {
  const parsed = parsePostcode(input);
  if (parsed.kind === 'empty') return { kind: 'empty' };
  if (parsed.kind === 'invalid') return { kind: 'invalid', meant: likelyPostcode(input) };
  checkedPostcode.write(parsed.postcode);
  return requestCheck(parsed.postcode, area, signal);
}

interface Props {
  outcome: PostcodeOutcome;
  open: boolean;
  onClose: () => void;
  area: CoverageArea;
  /** Checks another postcode in the place of the one typed. */
  checkInstead: (postcode: string) => void;
  notice?: (postcode: string) => ReactNode;
}

export function ResultDialog({ outcome, open, onClose, area, checkInstead, notice }: Props) {
  const id = useId();
  const description = describeOutcome(outcome);
  return (
    <Dialog open={open} onClose={onClose} title={description.title} describedBy={id}>
      <OutcomeView {...{ id, outcome, description, area, checkInstead }} onLeave={onClose}>
        {outcome.kind === 'not-served' && notice?.(outcome.postcode)}
      </OutcomeView>
    </Dialog>
  );
}
