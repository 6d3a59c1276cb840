/** Shown where people write to us, from twenty answers up; the site counts them itself. */
export const keptPromises = {
  /** An owner's decision: set it to true, and both pages say the number each month. */
  isShown: false as boolean,
  enquiry: (percent: number) =>
    `Last month ${percent} % of messages were answered by the end of the next working day.`,
  application: (percent: number) =>
    `Last month ${percent} % of applicants had an answer by the day that we had named.`,
};
