/** @param hours a week */
export const hoursAYear = (week: number) => week * 52;
