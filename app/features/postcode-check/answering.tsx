import { type ReactNode, useId } from 'react';
import type { CoverageArea } from '#domain/content/coverage.ts';
import { likelyPostcode, parsePostcode } from '#domain/postcodes/postcode.ts';
import {
  describeOutcome,
  isPostcodeOutcome,
  type PostcodeOutcome,
} from '#domain/postcodes/postcode-outcome.ts';
import { Dialog } from '~/design-system/dialog/dialog.tsx';
import { checkedPostcode } from '../forms/checked-postcode.ts';
import { OutcomeView } from './outcome-view.tsx';

// All that an answer needs, in one piece that comes when the field is first touched.

/** Longer than the server's own limits, so that it normally answers first. */
const TIMEOUT_MS = 10_000;

/** Posted, so that a postcode is in no address and no log. `failed` if no answer comes. @throws the signal's reason if given up */
async function requestCheck(
  postcode: string,
  area: CoverageArea,
  signal: AbortSignal,
): Promise<PostcodeOutcome> {
  try {
    const answer = await fetch('/api/postcode-check', {
      method: 'POST',
      body: new URLSearchParams({ postcode, area }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const outcome: unknown = await answer.json();
    if (!answer.ok || !isPostcodeOutcome(outcome)) throw new Error(`status ${answer.status}`);
    return outcome;
  } catch {
    signal.throwIfAborted();
    return { kind: 'failed', postcode };
  }
}

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
