import { useEffect, useState } from 'react';
import type { PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { checkedPostcode } from '../forms/checked-postcode.ts';
import { requestCheck } from '../forms/request-check.ts';

/** Asked once for each whole postcode; null while there is no answer to it. */
export function usePostcodeOutcome(postcode: string | null): PostcodeOutcome | null {
  const [answer, setAnswer] = useState<{ to: string; outcome: PostcodeOutcome }>();
  useEffect(() => {
    if (!postcode) return;
    const stop = new AbortController();
    checkedPostcode.write(postcode);
    requestCheck(postcode, 'home', stop.signal).then(
      (outcome) => setAnswer({ to: postcode, outcome }),
      () => {},
    );
    return () => stop.abort();
  }, [postcode]);
  return answer && answer.to === postcode ? answer.outcome : null;
}
