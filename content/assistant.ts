import { brand } from './brand.ts';
import { registrationPending } from './registration.ts';

/** The words of the chat window that are the provider's to choose. */
export const assistant = {
  name: brand.assistantName,
  title: 'AI Care Assistant',
  subtitle: 'Your Virtual Assistant',
  /** The three bubbles a conversation begins with. */
  greetings: [
    `Hello, I’m ${brand.assistantName}, the automated assistant of ${brand.longName}.`,
    registrationPending
      ? 'Ask me about our services, what you can have today, whether we come to your postcode, prices or jobs.'
      : 'Ask me about our services, whether we come to your postcode, prices or jobs.',
    'How can I help you today?',
  ],
  /** Always in view. */
  automated: 'Answers are automated and can be wrong. In an emergency, call 999.',
  /** True whichever part answers. */
  privacy:
    'We do not keep what you write here. An AI service may help to answer it, so please leave out names and medical details.',
  privacyLink: { text: 'How chat is handled', path: '/privacy-policy#visitors' },
  person: {
    title: 'Talk to a person',
    call: `Call ${brand.phone.display}`,
    form: 'Contact form',
    whatsapp: 'WhatsApp',
  },
} as const;
