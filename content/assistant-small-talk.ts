import { assistant } from './assistant.ts';
import { brand } from './brand.ts';

/** `whole` if nothing else may stand in the message. */
export const assistantSmallTalk: readonly { patterns: readonly string[]; whole: boolean; answer: string }[] =
  [
    {
      patterns: [
        '(hi|hello|hey|hiya|good (morning|afternoon|evening)|morning|afternoon|evening)( there| you| all)?',
      ],
      whole: true,
      answer: 'Hello. What would you like to know?',
    },
    {
      patterns: [
        '(ok |okay |great |lovely |brilliant |that is |thats )?(thanks|thank you|cheers|ta|great|lovely|brilliant|bye|goodbye|ok|okay)( very much| so much| for your help| a lot| then| bye)?',
      ],
      whole: true,
      answer: 'You are welcome. If anything else comes up, ask here or ring us.',
    },
    {
      patterns: [
        'are you (a |an )?(robot|bot|human|real|machine|computer|ai|person|real person|automated)',
        'am i (talking|speaking|chatting) to a (robot|bot|human|real person|machine|computer|person)',
        '(what is your|whats your|your) name',
        '(who|what) are you( exactly| really)?$',
      ],
      whole: false,
      answer: `I am ${assistant.name}, an automated assistant, and I can be wrong. For a person, ring ${brand.phone.display} (${brand.officeHours.display}) or use the contact form.`,
    },
  ];
