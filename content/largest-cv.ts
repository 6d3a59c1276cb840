/** Megabytes of 1,000,000 bytes: 5,242,880 bytes are too many. */
export const maxCvMegabytes = 5;
