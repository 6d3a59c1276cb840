import { brand } from '#content/brand.yaml';
import { contact } from '#content/contact.yaml';
import { pages } from '#content/pages.yaml';
import { testimonials } from '#content/testimonials.yaml';
import { office, phone } from './assistant-answers.ts';
import type { PageDetail } from './assistant-care-details.ts';
import { call } from './assistant-moves.ts';
import { companyLine, isSampleCompanyNumber } from './company.ts';
import { openingHours } from './opening-hours.ts';

const outOfHours = `The office answers ${openingHours}, bank holidays apart. At other times, leave a message, and we reply by the end of the next working day. People we support can ring day and night: ${brand.emergencyPhone.display}.`;
/** Do not tell visitors a sample. */
const company = isSampleCompanyNumber(brand.company.number)
  ? `We are ${brand.legalName}, of ${brand.company.registeredOffice.join(', ')}.`
  : companyLine;
const samplesOnly = testimonials.length > 0 && testimonials.every(({ sample }) => sample);

/** Questions about the office and the company. */
export const officeDetails: readonly PageDetail[] = [
  {
    pages: ['/contact'],
    words: 'address, where are you, where is your office, visit your office, come to your office, located',
    answer: `Our office is at ${brand.address.lines.join(', ')}. Please ring first, ${phone}; and we are happy to come to you instead.`,
  },
  {
    pages: ['/contact'],
    words: 'email, e mail, email address',
    answer: `Write to ${brand.email.info}; for jobs and CVs, to ${brand.email.careers}. ${contact.replyPromise}`,
  },
  {
    pages: ['/contact', '/faq#emergency'],
    words: 'saturday, sunday, weekend, bank holiday, christmas, new year, easter, evening',
    answer: outOfHours,
  },
  {
    pages: ['/contact'],
    words:
      'open now, open today, open tonight, open at the moment, still open, anyone there, speak to now, talk to now, speak to tonight, talk to tonight, speak to today, there now, someone now, someone tonight, right now, tonight, this evening, today',
    answer: `{office now} Or ${call}.`,
  },
  {
    pages: ['/contact'],
    words: 'person, human, someone, speak, talk',
    answer: `A person in our office answers ${phone}. You can also [write to us, or choose a time for us to call](${pages.contact.path}).`,
  },

  {
    pages: ['/about'],
    words: 'charity, non profit, not for profit, for profit',
    answer: `We are a company, not a charity. ${company}`,
  },
  {
    pages: ['/about'],
    words: 'owner, owns, own the company, director, boss, who runs, run by',
    answer: `${company} I do not know the names of its owners; the office can tell you more. ${office}`,
  },
  {
    pages: ['/about', '/why-us'],
    words: 'how many carers, how many staff, how big, how many people',
    answer: `I do not have a number: we are a small, young company. You have one main carer, and one or two others who know you. ${office}`,
  },
  {
    pages: ['/why-us'],
    words: 'review, testimonial, recommend, recommendation, rating, stars, happy client',
    answer: samplesOnly
      ? `Not yet. The quotes on this site are samples, and say so; real ones will follow, with written permission. Ask us anything that you would ask another family. ${office}`
      : `Yes, you can read what people say of us on the page “${pages.whyUs.name}”, each with how the words were collected.`,
  },
  {
    pages: ['/news'],
    words: 'newsletter, mailing list, subscribe',
    answer: `We have no newsletter yet. News is on our news page, and new jobs can come to you by email from the careers page.`,
  },
  {
    pages: ['/contact', '/safeguarding'],
    words: 'number, phone number, telephone number, what number',
    answer: `Our number is ${phone}. People we support can also ring ${brand.emergencyPhone.display}, day and night.`,
  },
  {
    pages: ['/contact'],
    words: 'number to text, text number, number i can text, text you, text, whatsapp, text message, sms',
    answer: `You can write to us on WhatsApp: ${brand.whatsapp.display}. Please leave out medical details there. ${contact.replyPromise}`,
  },
  {
    pages: ['/contact', '/accessibility'],
    words: 'deaf, hard of hearing, cannot hear, cant hear, relay, bsl, sign language',
    answer: `Write to ${brand.email.info}, use WhatsApp (${brand.whatsapp.display}), or ring by text through Relay UK: dial 18001 and then ${brand.phone.display}. A BSL interpreter or a friend may speak for you.`,
  },
  {
    pages: ['/accessibility'],
    words: 'screen reader, nvda, jaws, voiceover, talkback, blind, read aloud',
    answer: `Programs try every page with what a screen reader needs, but nobody who uses one every day has tried it with us yet: the page says what is known. If something does not work for you, tell us: ${phone}, or ${brand.email.info}. We can read it to you, or send it in large print.`,
  },
  {
    pages: ['/accessibility'],
    words:
      'too small, small text, bigger text, larger text, larger print, make it bigger, font size, text size, zoom, enlarge, tiny',
    answer: `You can make it larger: hold Ctrl (on a Mac, ⌘) and press +, or on a phone change the size of text in its settings. Every page is tried with text at up to 200 %. We can also send you anything here in large print: ring ${phone}.`,
  },
];
