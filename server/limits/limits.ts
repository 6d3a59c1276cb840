/** So many of something in a window of time that begins with the first. */
export interface RateLimit {
  limit: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
const KIBIBYTE = 1024;

/** Of each form. Many people can share one address: a ward, a care home, a mobile network. */
export const MAX_SUBMISSIONS_PER_CLIENT: RateLimit = { limit: 20, windowMs: 10 * MINUTE_MS };

/** So that nobody can make us fill a stranger's inbox. */
export const MAX_CONFIRMATIONS_PER_ADDRESS: RateLimit = { limit: 5, windowMs: DAY_MS };
export const MAX_CONFIRMATIONS_PER_CLIENT: RateLimit = { limit: 40, windowMs: DAY_MS };

/** Nobody reads a form, fills it in and sends it in less. */
export const MIN_FILL_IN_MS = 2000;

/** Texts alone: the longest form is a tenth of it. */
export const MAX_FORM_BYTES = 256 * KIBIBYTE;

/** The CV (`MAX_CV_BYTES`, in `domain/applications/cv.ts`), the words around it and the multipart frame. */
export const MAX_APPLICATION_BYTES = 5_600_000;
/** Enough for the fields that come before the file, if the request says itself that it is too large. */
export const MAX_OVERSIZED_APPLICATION_BYTES = 64_000;
export const MAX_APPLICATION_PARTS = 40;
export const MAX_APPLICATION_FIELD_BYTES = 100_000;

/** Arriving or waiting, on disk. More are told to come back. */
export const MAX_UPLOADS_AT_ONCE = 200;
/** Being checked and stored: each holds its CV in memory, and what it unpacks to. */
export const MAX_UPLOADS_IN_MEMORY = 4;
/** The longest silence of a sender. */
export const MAX_UPLOAD_SILENCE_MS = 30_000;

/** What is read and dropped so that the sender of too much hears the answer. */
export const MAX_DRAINED_BYTES = 64 * KIBIBYTE * KIBIBYTE;

// How long a conversation and its messages may be is known to the browser, too: `chatLimits` in `domain/chat`.

/** Questions to the assistant; an address can be shared here, too. */
export const MAX_QUESTIONS_PER_CLIENT: RateLimit = { limit: 60, windowMs: 10 * MINUTE_MS };
/** Replies that cost money, of the whole site: a flood from many addresses ends here before the day's tokens do. */
export const MAX_PAID_REPLIES: RateLimit = { limit: 120, windowMs: MINUTE_MS };
/** What one address may spend of the day's tokens (`CHAT_DAILY_TOKENS`), as a part of the whole site's. */
export const MAX_TOKEN_SHARE_PER_CLIENT = 0.2;
