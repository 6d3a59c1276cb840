const MINUTE = 60_000;
const PROBE_MS = 2 * MINUTE;
const HASTEN_MS = 5 * MINUTE;
const LASTING_MS = 60 * MINUTE;
const RECENTLY_MS = 24 * 60 * MINUTE;

/** As this instance has seen it. At a start nothing is known: the other side may have been away for days. */
export interface ChannelHealth {
  /** True if it is time to try one message before its turn, as the other side may be back. */
  shouldProbe(): boolean;
  /** True if what waits is to be tried now: the other side is back, or takes messages and nothing was hastened of late. */
  noteAnswer(accepted: boolean): boolean;
  /** True if nothing is taken for an hour, once. */
  noteAway(messageAgeMs: number): boolean;
  takesOthers(): boolean;
}

export function createChannelHealth(now: () => number): ChannelHealth {
  let isAway = true;
  let isLasting = false;
  let probedAt = now();
  let hastenedAt = Number.NEGATIVE_INFINITY;
  let acceptedAt = Number.NEGATIVE_INFINITY;
  return {
    shouldProbe() {
      if (!isAway || now() - probedAt < PROBE_MS) return false;
      probedAt = now();
      return true;
    },
    noteAnswer(accepted) {
      const isBack = isAway;
      isAway = false;
      isLasting = false;
      if (accepted) acceptedAt = now();
      if (!isBack && !(accepted && now() - hastenedAt >= HASTEN_MS)) return false;
      hastenedAt = now();
      return true;
    },
    noteAway(messageAgeMs) {
      isAway = true;
      if (isLasting || messageAgeMs < LASTING_MS) return false;
      isLasting = true;
      return true;
    },
    takesOthers: () => !isAway && now() - acceptedAt < RECENTLY_MS,
  };
}
