/** Longer than anybody works on an answer: then a request is given up, by the browser no sooner than by the server. */
export const MAX_SILENCE_MS = 120_000;
