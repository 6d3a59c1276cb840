/** Stands above the errors of a form. Apart from `formText`, which the browser does not need for it. */
export const summaryTitle = 'Please check what you filled in';
