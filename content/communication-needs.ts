/** How to reach people, as every form that is answered asks it: under the names by which it is stored. */
export const communicationNeeds = {
  title: 'How to reach you (optional)',
  interview: 'Adjustments for an interview (optional)',
  legend: 'Tick what suits you',
  labels: {
    largePrint: 'Large print',
    emailOnly: 'Email only',
    textRelay: 'Text relay',
    signLanguage: 'British Sign Language',
    interpreter: 'Interpreter for (language)',
    speakTo: 'Someone else to speak to (name, number)',
    leaveMessage: 'Safe to leave a message',
  },
  notSaid: 'Not said',
  answers: { yes: 'Yes', no: 'No' },
  /** Explicit consent (Article 9(2)(a) of the UK GDPR): the box's words are stored with what was ticked. */
  consent: {
    label:
      'I agree that you use what this says about my health, to reach me in my way and for nothing else. I can withdraw this at any time.',
    hint: 'Only needed for large print, text relay or sign language.',
  },
} as const;
