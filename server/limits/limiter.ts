interface LimitResult {
  allowed: boolean;
  retryAfterMs: number;
}

/** Counts what somebody does, together for all instances of the site. Rejects when the storage fails. */
export interface Limiter {
  /**
   * Takes one, or `amount`, of `limit` within a window of `windowMs` that begins with the first.
   *
   * @param key who does what: `contact:203.0.113.7`. It is kept only as a keyed hash, from which nobody can tell who it was.
   */
  take(key: string, limit: number, windowMs: number, amount?: number): Promise<LimitResult>;
  /** Forgets the windows that have ended; answers how many. */
  sweep(): Promise<number>;
}
