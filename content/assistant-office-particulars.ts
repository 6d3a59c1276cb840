import type { Particular } from './assistant-particulars.ts';
import { brand } from './brand.ts';
import { careers } from './careers.ts';
import { companyLine } from './company.ts';
import { contact } from './contact.ts';
import { pages } from './pages.ts';
import { testimonials } from './why-us.ts';

const phone = `${brand.phone.display} (${brand.officeHours.display})`;
const office = `Ring ${phone}, or [write to us](${pages.contact.path}).`;
const closed = `The office is closed then: it answers ${brand.officeHours.display}, bank holidays apart. Leave a message at any time, and we reply by the end of the next working day. People we support can ring day and night: ${brand.emergencyPhone.display}.`;
const samplesOnly = testimonials.length > 0 && testimonials.every(({ sample }) => sample);

/** About the office, jobs, the company and what it keeps. */
export const officeParticulars: readonly Particular[] = [
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
    answer: closed,
  },
  {
    pages: ['/contact'],
    words: 'person, human, someone, speak, talk',
    answer: `A person in our office answers ${phone}. You can also [write to us, or choose a time for us to call](${pages.contact.path}).`,
  },

  {
    pages: [pages.careers.path],
    words: 'visa, sponsor, sponsored, sponsorship, overseas, abroad',
    answer: `Only some jobs can be sponsored, and only if the Home Office’s rules are met on the day of the offer. Each job’s page says “Available (Conditional)” or “Not Available”. In the search, “${careers.search.sponsorship}” shows those that can.`,
  },
  {
    pages: [pages.careers.path],
    words: 'no experience, without experience, need experience, never worked, never done, new to care',
    answer: `You do not need experience for every job: each job’s page says what we ask. Training is paid from the first day, and you start alongside someone experienced.`,
  },
  {
    pages: [pages.careers.path],
    words: 'cv, apply, resume',
    answer: `Open the job that you would like, and press “Apply for this Position”. It takes about five minutes: your CV as a PDF or Word file, and a few lines. If nothing fits, send your CV to ${brand.email.careers}.`,
  },
  {
    pages: [pages.careers.path],
    words: 'mileage, petrol, travel time, travel between, paid travel',
    answer: `Travel between visits is paid time. Whether miles are paid is on each job’s page, or ask ${brand.email.careers}.`,
  },
  {
    pages: [pages.careers.path],
    words: 'car, drive, driver, driving licence, licence',
    answer: `Some jobs need a driving licence, and others can be reached on foot, by bicycle or by bus. Each job’s page says which.`,
  },
  {
    pages: [pages.careers.path],
    words: 'training, trained, qualification, care certificate, nvq, diploma',
    answer: `Training is paid from the first day. You do the Care Certificate, and we help towards the next qualification.`,
  },

  {
    pages: ['/about'],
    words: 'charity, non profit, not for profit, for profit',
    answer: `We are a company, not a charity. ${companyLine}`,
  },
  {
    pages: ['/about'],
    words: 'owner, owns, own the company, director, boss, who runs, run by',
    answer: `${companyLine} I do not know the names of its owners; the office can tell you more. ${office}`,
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
    pages: ['/privacy-policy'],
    words: 'notes, care plan, visit notes, carer writes',
    answer: `Yes. You, and the people you choose, can read your plan and the notes of each visit.`,
  },
  {
    pages: ['/privacy-policy'],
    words: 'delete, erase, remove, forget me',
    answer: `Write to ${brand.email.privacy}, or ring. We must answer without undue delay, and within one month. What is written in this chat we do not keep; “Clear” deletes it from your own device.`,
  },
  {
    pages: ['/privacy-policy'],
    words: 'cookie, tracking, track me',
    answer: `We use no cookies, and nothing that follows you. The privacy notice lists what your own browser keeps.`,
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
    words: 'text, whatsapp, text message, sms',
    answer: `You can write to us on WhatsApp: ${brand.whatsapp.display}. Please leave out medical details there. ${contact.replyPromise}`,
  },
  {
    pages: ['/contact', '/accessibility'],
    words: 'deaf, hard of hearing, cannot hear, cant hear, relay, bsl, sign language',
    answer: `Write to ${brand.email.info}, use WhatsApp (${brand.whatsapp.display}), or ring by text through Relay UK: dial 18001 and then ${brand.phone.display}. A BSL interpreter or a friend may speak for you.`,
  },
  {
    pages: [pages.careers.path],
    words: 'full time, part time, weekend only, weekend, school hours, hours, shift, night shift',
    answer: `Each job’s page says the hours, and in the search under “${careers.search.more}” you can choose full-time, part-time or how many hours a week. Not sure? Write to ${brand.email.careers}.`,
  },
  {
    pages: [pages.careers.path],
    words:
      'how old, too young, too old, i am 16, im 16, i am 17, im 17, age limit, uniform, interview, holiday pay, sick pay, pension',
    answer: `I do not know that of every job. Its page says what comes with it; for the rest, write to ${brand.email.careers}, and a person answers.`,
  },
  {
    pages: ['/privacy-policy'],
    words: 'who reads, who sees, who can see, who will see, record call, record my call, recorded',
    answer: `What you send in a form is read only by those of us who need it to help you. What you write in this chat we do not keep. For anything else, such as calls, ask ${brand.email.privacy}.`,
  },
];
