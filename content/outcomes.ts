/** Under the names by which outcomes are stored: the button in a mail, and the state in words. */
export const outcomeWords = {
  answered: { button: 'Answered', state: 'answered' },
  'rang-no-answer': { button: 'Rang, no answer', state: 'rung, no answer' },
  'not-for-us': { button: 'Not for us', state: 'not for us' },
  spam: { button: 'Spam', state: 'spam' },
  invite: { button: 'Invite', state: 'invited' },
  'keep-on-file': { button: 'Keep on file', state: 'kept on file' },
  'not-this-time': { button: 'Not this time', state: 'not this time' },
  withdrawn: { button: 'Withdrawn', state: 'withdrawn by the applicant' },
  cancelled: { button: 'Cancelled', state: 'cancelled by the caller' },
} as const;

export const officeAnswer = {
  ask: 'When it is done, press one. A page opens and asks again.',
  keptElsewhere: (host: string) =>
    `What is shown here is kept by this website. Applications and event registrations are kept by ${host}, with their state.`,
  page: {
    title: (reference: string) => `Mark ${reference}`,
    question: (reference: string, state: string) => `Shall we mark ${reference} as “${state}”?`,
    chosenBefore: (state: string, at: string) => `It was marked “${state}” on ${at}.`,
    changedMeanwhile: 'Someone else was quicker.',
    undone: 'That is undone.',
    button: (state: string) => `Mark as “${state}”`,
    change: (state: string) => `Change to “${state}”`,
    done: (reference: string, state: string, at: string) =>
      `${reference} was marked “${state}” on ${at}. You can close this page.`,
    undo: 'Undo',
    undoUntil: (time: string) => `You can undo it until ${time}.`,
    applicantTold: 'The applicant gets a short, kind email in about an hour, unless you change this.',
    final: 'This was over an hour ago, so it can no longer be changed here.',
    failedTitle: 'That could not be saved',
    failed: 'Sorry, that could not be saved. Nothing was changed; please try again in a minute.',
  },
  deleted: {
    title: 'This has been deleted',
    text: 'What this link was for has been deleted, as our privacy notice promises. There is nothing left to do.',
    help: 'If you have a question, tell us:',
  },
} as const;

export const withdrawal = {
  title: 'Withdraw your application',
  question: 'Shall we take your application back? We will then not consider it any further.',
  button: 'Withdraw my application',
  done: 'Your application is withdrawn. Thank you for telling us. You can apply again whenever you like.',
  unknown: 'This application is not with us any more. There is nothing left to do.',
  failed: 'Sorry, that could not be saved. Please try again in a minute, or ring us.',
} as const;
