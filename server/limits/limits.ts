interface LimitResult {
  allowed: boolean;
  retryAfterMs: number;
}

/** Shared by all instances. Rejects if the storage fails. */
export interface Limiter {
  /** @param key who does what, `contact:203.0.113.7`; kept only as a keyed hash */
  take(key: string, limit: number, windowMs: number, amount?: number): Promise<LimitResult>;
  /** How many were taken in a window that has not ended. */
  taken(key: string): Promise<number>;
  sweep(): Promise<number>;
}

export interface RateLimit {
  limit: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
const KIBIBYTE = 1024;

/** Counts for each form. Many people can share one address: a ward, a care home, a mobile network. */
export const MAX_SUBMISSIONS_PER_CLIENT: RateLimit = { limit: 20, windowMs: 10 * MINUTE_MS };

export const MAX_CONFIRMATIONS_PER_ADDRESS: RateLimit = { limit: 5, windowMs: DAY_MS };
export const MAX_CONFIRMATIONS_PER_CLIENT: RateLimit = { limit: 40, windowMs: DAY_MS };

/** Calls to come; beyond these a request holds no half hour, and is to be confirmed. */
export const MAX_CALLS_PER_NUMBER = 2;
export const MAX_CALLS_PER_CLIENT = 3;
/** Half hours of one day: a ward behind one address, or a stranger with a network. */
export const MAX_DAY_SHARE_PER_NETWORK = 0.2;

/** Each writes a mail to the office. */
export const MAX_MOVES_PER_CALL: RateLimit = { limit: 10, windowMs: DAY_MS };

/** Mailed to the office for a browser that it has not used before: who was sent its buttons cannot fill its inbox. */
export const MAX_CODES_PER_REFERENCE: RateLimit = { limit: 5, windowMs: DAY_MS };
export const MAX_CODES: RateLimit = { limit: 60, windowMs: DAY_MS };
/** Tries of one code, which ends sooner; a double click sends a right one twice. */
export const MAX_CODE_TRIES: RateLimit = { limit: 3, windowMs: DAY_MS };

export const MIN_FILL_IN_MS = 2000;

export const MAX_FORM_BYTES = 256 * KIBIBYTE;
/** Sums all forms that are arriving; beyond it only small ones are taken. */
export const MAX_ARRIVING_FORM_BYTES = 64 * KIBIBYTE * KIBIBYTE;
export const MAX_SMALL_FORM_BYTES = 16 * KIBIBYTE;

/** Least of senders and readers, once the slow start is over. */
export const MIN_BYTES_PER_SECOND = 4000;
export const SLOW_START_MS = 30_000;

export const MAX_APPLICATION_BYTES = 5_600_000;
/** Nothing that keeps the least rate is cut off before. */
export const MAX_UPLOAD_MS = SLOW_START_MS + (MAX_APPLICATION_BYTES / MIN_BYTES_PER_SECOND) * 1000;
/** The fields before the file, of a request that declares itself too large. */
export const MAX_OVERSIZED_APPLICATION_BYTES = 64_000;
export const MAX_APPLICATION_PARTS = 40;
export const MAX_APPLICATION_FIELD_BYTES = 100_000;

/** More than two cores render in a second. */
export const MAX_PAGES_RENDERED_AT_ONCE = 64;
/** Requests for what is not cached; a process that is late with fewer is one among others on a busy machine. */
export const MIN_UNDER_WAY_TO_SHED = 16;
/** Counts all forms but uploads, each of which may hold `MAX_FORM_BYTES`. */
export const MAX_FORMS_AT_ONCE = 1000;
export const MAX_FORMS_AT_ONCE_PER_CLIENT = 50;

export const MAX_UPLOADS_AT_ONCE = 200;
export const MAX_UPLOADS_AT_ONCE_PER_CLIENT = 10;
/** Whatever becomes of them: of those that are refused nothing else counts. */
export const MAX_CVS_PER_CLIENT: RateLimit = { limit: 40, windowMs: 10 * MINUTE_MS };
/** Each holds its CV in memory, and what it unpacks to. */
export const MAX_UPLOADS_IN_MEMORY = 4;
export const MAX_UPLOAD_SILENCE_MS = 30_000;
/** Each holds its CV in memory for as long as the backend takes. */
export const MAX_FORWARDED_AT_ONCE = 20;

/** Reads on behind the answer, so that the sender sees it. */
export const MAX_DRAINED_BYTES = 64 * KIBIBYTE * KIBIBYTE;
export const MAX_DRAIN_MS = 30_000;
export const MAX_DRAIN_SILENCE_MS = 2000;

/** Asked of the postcode service; beyond it the embedded table answers. */
export const MAX_POSTCODES_PER_CLIENT: RateLimit = { limit: 100, windowMs: 10 * MINUTE_MS };
/** On the list, in its search, the feed and the sitemap: decision 28. */
export const MAX_OPEN_JOBS = 2000;
/** Counts jobs on no list, whose addresses may be made up: a visitor's, and those of all together. */
export const MAX_UNLISTED_JOBS_PER_CLIENT: RateLimit = { limit: 20, windowMs: MINUTE_MS };
export const MAX_UNLISTED_JOBS: RateLimit = { limit: 60, windowMs: MINUTE_MS };

export const MAX_QUESTIONS_PER_CLIENT: RateLimit = { limit: 60, windowMs: 10 * MINUTE_MS };
/** Counts the whole site: a flood from many addresses ends here before the day's tokens do. */
export const MAX_PAID_REPLIES: RateLimit = { limit: 120, windowMs: MINUTE_MS };
export const MAX_TOKEN_SHARE_PER_CLIENT = 0.2;
