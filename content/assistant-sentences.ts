import { brand } from './brand.ts';

/** Only those that differ from the page's own name. */
export const assistantPages = {
  checkPostcode: 'Check a postcode',
  area: 'Do you come to where I live?',
  coverage: 'Coverage',
  askPostcode: 'Tell me your postcode, or type it on the home page, and you will know at once.',
  contact: 'Contact',
  privacyPolicy: 'Privacy Policy',
  aboutUs: 'About Us',
  whyUs: 'Why Choose Us',
  usefulInformation: 'Useful Information',
  news: 'News',
} as const;

export const assistantJobs = {
  unknown: 'Our open jobs are on the careers page.',
  count: (count: number) => (count === 1 ? 'One job is open now' : `${count} jobs are open now`),
  best: 'These fit best',
  among: 'among them',
  apply: 'Each job’s page says whether a visa can be sponsored, and you can apply there with your CV.',
} as const;

export const assistantServices = {
  now: (list: string) => `You can have this now: ${list}.`,
  onceRegistered: {
    lead: 'We can once we are registered, and some of it now.',
    list: (list: string) => `Once we are registered: ${list}.`,
  },
  available: 'It is available now.',
} as const;

export const assistantEvents = {
  ended: (name: string, when: string) =>
    `${name} has taken place (${when}). On its page you can leave your name, and we will write when the next one is planned.`,
  upcoming: (name: string, when: string, summary: string) =>
    `${name} is on ${when}. ${summary} You can register on its page.`,
} as const;

export const assistantPageAnswers = {
  contact: (openingNow: string) =>
    [
      `The office answers ${brand.officeHours.display}. ${openingNow}.`,
      `Ring ${brand.phone.display}, write to ${brand.email.info}, use WhatsApp (${brand.whatsapp.display}), or choose a time for us to call you.`,
      `Our office is at ${brand.address.lines.join(', ')}.`,
    ].join(' '),
  privacyPolicy: `What you write in this chat is not kept by us; your browser keeps it until you close the tab. What you send in a form is used only for what it says there, and is deleted by itself when its time is up. We use no advertising or tracking cookies. Ask ${brand.email.privacy} about anything that concerns your data.`,
  complaints:
    'Say it to your carer, ring or write, in any words. We tell you within 3 working days that we have it, and answer in writing within 20. If that does not settle it, the ombudsman can review it, free of charge.',
  safeguarding:
    'If someone is in danger, call 999. Otherwise tell the council where the person lives: the numbers are on this page, with what we do ourselves. You do not need proof.',
  accessibility:
    'The page says how this site was tried and what does not work well yet. We can also read a page to you on the telephone, or send it in large print or as plain text.',
  usefulInformation:
    'Our plain guides to care at home, and who may pay for it, are on this page as we publish them.',
  news: 'What is new with us is on this page.',
} as const;
