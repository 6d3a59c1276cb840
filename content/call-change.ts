import { telephone } from './telephone.ts';

/** The page behind the link in a call's confirmation. */
export const callChange = {
  title: 'Change your call',
  now: (when: string) => `We will ring you on ${when}.`,
  move: {
    label: 'Another time',
    placeholder: 'Choose a day and a time',
    notChosen: 'Please choose a day and a time',
    hint: 'UK time.',
    button: 'Move the call',
    done: (when: string) => `Your call is moved. We will ring you on ${when}.`,
    noneFree: 'Every other time of the next two weeks is taken. Your call stays as it is.',
    tooOften: (wait: string) =>
      `This call has been moved many times today, and stays as it is. Please try again ${wait}, or ring us.`,
  },
  cancel: {
    question: 'Would you rather not be rung? The time is then free for someone else.',
    button: 'Cancel the call',
    done: 'The call is cancelled. Thank you for telling us.',
  },
  cancelled: 'This call was cancelled.',
  unknown: 'The time of this call has come, or it is not with us any more. There is nothing left to change.',
  failed: 'Sorry, that could not be saved. Please try again in a minute, or ring us.',
  more: 'Schedule another call',
  morePath: telephone.callBack.path,
} as const;
