/** A subject of this probability is what a message is about: neither a rule nor what is remembered overrules it. */
export const CLEAR = 0.6;
