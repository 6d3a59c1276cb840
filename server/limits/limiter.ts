interface LimitResult {
  allowed: boolean;
  retryAfterMs: number;
}

/** Shared by all instances. Rejects if the storage fails. */
export interface Limiter {
  /** @param key who does what, `contact:203.0.113.7`; kept only as a keyed hash */
  take(key: string, limit: number, windowMs: number, amount?: number): Promise<LimitResult>;
  sweep(): Promise<number>;
}
