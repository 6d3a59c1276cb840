/** Of so many hours a week. */
export const hoursAYear = (week: number) => week * 52;
