/** How a command of an owner's key ends; 255 is SSH's own, for a line that could not be had. */
export const EXIT = { done: 0, refused: 1, newer: 3 } as const;
