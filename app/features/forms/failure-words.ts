/** Stands above the errors of a form. It goes with the page, which needs none of the words of `copy.ts`. */
export const errorSummaryTitle = 'Please check what you filled in';
