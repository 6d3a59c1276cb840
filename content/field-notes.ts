/** Said at fields; the browser loads them with the rules. */
export const fieldNoteWords = {
  /** Under the field, once a number is whole. */
  willRing: (phone: string) => `We will ring ${phone}`,
  /** Behind the message at a field; a mark stands for each. */
  invisible: {
    found: (count: number, marked: string) =>
      count === 1
        ? `One character in it cannot be seen, here: “${marked}”`
        : `${count} characters in it cannot be seen, the first of them here: “${marked}”`,
    takeOut: (count: number) => (count === 1 ? 'Take it out and send' : 'Take them out and send'),
  },
} as const;
