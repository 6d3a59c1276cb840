/** For how long an answer is good, in milliseconds. */
export interface Keeping {
  /** An answer is given without asking again. */
  freshMs: number;
  /** An older answer is still given while a newer one is sought or cannot be had. */
  staleMs: number;
  /** After a failure nobody asks again. */
  restMs: number;
  /** How long somebody waits when the last question failed and the next one is under way. */
  patienceMs: number;
  now: () => number;
}

/**
 * The same question, asked seldom. Whoever asks gets the last answer, or waits for the first one; a question
 * is under way once, however many wait for it.
 *
 * @param onFailure told when a newer answer could not be had while an older one is given
 */
export function remember<Value>(
  ask: () => Promise<Value>,
  { freshMs, staleMs, restMs, patienceMs, now }: Keeping,
  onFailure: (error: unknown) => void,
): () => Promise<Value> {
  let last: { value: Value; at: number } | null = null;
  let failure: { error: unknown; at: number } | null = null;
  let asking: Promise<Value> | null = null;

  const renew = async (): Promise<Value> => {
    try {
      const value = await ask();
      last = { value, at: now() };
      failure = null;
      return value;
    } catch (error) {
      failure = { error, at: now() };
      throw error;
    } finally {
      asking = null;
    }
  };

  return async () => {
    const age = last ? now() - last.at : Number.POSITIVE_INFINITY;
    if (last && age < freshMs) return last.value;
    const resting = failure !== null && now() - failure.at < restMs;
    if (last && age < staleMs) {
      if (!asking && !resting) {
        asking = renew();
        asking.catch(onFailure);
      }
      return last.value;
    }
    if (failure && resting) throw failure.error;
    asking ??= renew();
    return failure ? within(patienceMs, asking, failure.error) : asking;
  };
}

/** The answer if it comes in time; the earlier failure if it does not. */
async function within<Value>(ms: number, answer: Promise<Value>, failure: unknown): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
