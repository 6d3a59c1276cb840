import { brand } from '#content/brand.yaml';
import { registrationPending } from './registration-state.ts';

export const assistant = {
  name: brand.assistantName,
  title: 'AI Care Assistant',
  subtitle: 'Your Virtual Assistant',
  greetings: [
    `Hello, I’m ${brand.assistantName}, ${brand.name}’s automated assistant.`,
    registrationPending
      ? 'Ask me about our services and what you can have today, prices, jobs, or whether we come to your postcode.'
      : 'Ask me about our services, prices, jobs, or whether we come to your postcode.',
    'How can I help you today?',
  ],
  automated: 'Answers are automated and can be wrong.',
  privacy: 'We do not keep what you write here. Please leave out names and medical details.',
  /** Used if the settings name a provider. */
  providerPrivacy:
    'We do not keep what you write here. An AI service may help to answer it, so please leave out names and medical details.',
  privacyLink: { text: 'About this chat', path: '/privacy-policy#visitors' },
  toggle: `Ask ${brand.assistantName}`,
  close: 'Close the chat',
  conversation: 'Conversation',
  you: 'You',
  waiting: `${brand.assistantName} is writing…`,
  afterDanger:
    'If nobody is in danger now, ask me again in other words, or talk to a person: the buttons are below.',
  again: 'Try again',
  pages: 'Pages that may help',
  field: { label: 'Your question', placeholder: 'Type your question', send: 'Send', sending: 'Wait…' },
  copy: { button: 'Copy', label: 'Copy the conversation', done: 'The conversation is copied.' },
  clear: { button: 'Clear', label: 'Clear the conversation', done: 'The conversation is cleared.' },
  /** Filled into the contact form, the latest words last. */
  toOffice: {
    label: 'Send this conversation to the office',
    from: `My conversation with ${brand.assistantName}, the assistant:`,
  },
  person: {
    title: 'Talk to a person',
    call: `Call ${brand.phone.display}`,
    form: 'Contact form',
    whatsapp: 'WhatsApp',
  },
} as const;
