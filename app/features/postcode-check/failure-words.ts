/** Said where no answer could be had; it goes with the page, because then nothing more may come. */
export const failureWords = {
  message: 'Something went wrong',
  subMessage: 'Please try again later or contact our support team.',
} as const;
