import { brand } from '#content/brand.yaml';
import { retention } from '#content/retention.yaml';
import type { RetentionId } from '#domain/content/retention.ts';
import { phone } from './assistant-answers.ts';
import type { PageDetail } from './assistant-care-details.ts';
import { periodInWords } from './retention.ts';

const { information } = brand.regulators;
const ask = `write to ${brand.email.privacy}, or ring ${phone}`;
const kept = (id: RetentionId) => periodInWords(retention[id].period);
const monthAtMost = 'It costs nothing, and we must answer without undue delay, and within one month.';
const noChat = 'What you write in this chat we do not keep.';
const sharedWith =
  'We share what is needed, and no more: with the companies that run our telephone, email, rota and website systems, on our instructions; with councils and the NHS where they pay for care or look into a concern; with our regulators; and with the police, courts and emergency services where the law requires or allows it. The privacy notice lists all of them.';
const page = ['/privacy-policy'];

/** Questions of people about their data. */
export const privacyDetails: readonly PageDetail[] = [
  {
    pages: page,
    words:
      'how long, when do you delete, when do you get rid of, how soon, keep my, keep our, keep it, keep data, keep information, retain, retention, store my, stored for',
    answer: `Messages, requests for a call and registrations for an event: ${kept('websiteEnquiries')}. A job application, with its CV: ${kept('recruitment')}. Feedback: ${kept('feedback')}. Care records of the people we support: ${kept('residentCare')} after the last care. Then we delete it, unless the law makes us keep it longer. ${noChat}`,
  },
  {
    pages: page,
    words:
      'keep my cv, keep the cv, keep cvs, keep a cv, keep my application, keep application, my application be kept, long will my application, keep my resume, hold my cv, hold on to my cv, store my cv, have my cv',
    answer: `We keep a job application, with its CV, for ${kept('recruitment')} after we receive it, and then delete it. If you join us, what we need moves to your employment record. To have it deleted sooner, ${ask}.`,
  },
  {
    pages: page,
    words: 'care record, medical record, health record, keep mums record, keep dads record',
    answer: `We keep the care records of the people we support for ${kept('residentCare')} after the last care we gave (${periodInWords(retention.residentCare.childPeriod)} for children). For a copy of your own, ${ask}.`,
  },
  {
    pages: page,
    words:
      'share, shared, sharing, pass on, passed on, pass it on, pass my details, pass my data, pass my number, give my data, give my details, give my number, give my name, other companies, who do you tell, third party, third parties, who gets, who has access, who else',
    answer: `We do not sell information. ${sharedWith}`,
  },
  {
    pages: page,
    words: 'sell, sold, selling, sell my data, sell my details, sell my information, buy my data',
    answer: `No, we do not sell information. We share what is needed and no more, and the privacy notice lists with whom.`,
  },
  {
    pages: page,
    words:
      'complain, complaint, complain about my data, ico, information commissioner, data breach, report you',
    always: '(?:report|complain|complaint) ~ (?:ico|information commissioner)',
    answer: `Tell us first, if you can: ${ask}. We confirm within 30 days that we have your complaint, look into it, and tell you the outcome. You can also complain to the ${information.name} (${information.shortName}): ${information.helpline.display}, or [make a complaint on its website](${information.complaintUrl}).`,
  },
  {
    pages: page,
    words:
      'delete, delete everything, delete all, delete what you hold about me, delete everything you hold about me, wipe all, erase, remove, forget me, forgotten, wipe, delete my data, delete my cv, get rid of my data, deleted',
    answer: `Yes, you can ask: ${ask}, and say what you would like deleted. ${monthAtMost} The law makes us keep some things. What you send in a form is in any case deleted by itself when its time is up. ${noChat} “Clear” deletes it from your own device.`,
  },
  {
    pages: page,
    words:
      'copy of my, copy of what, copy of the data, subject access, sar, what do you hold, what you hold, what do you have on me, have on me, have about me, hold about me, hold on me, what you have on me, see my data, see what data, access my data, access to my data',
    answer: `You can ask for a copy of what we hold about you: ${ask}. ${monthAtMost}`,
  },
  {
    pages: page,
    words:
      'correct my, wrong about me, out of date, update my details, change my details, rectify, mistake in my',
    answer: `If something that we hold about you is wrong, we correct it: ${ask}. ${monthAtMost}`,
  },
  {
    pages: page,
    words: 'notes, care plan, visit notes, carer writes',
    answer: `Yes. You, and the people you choose, can read your plan and the notes of each visit.`,
  },
  {
    pages: page,
    words: 'cookie, tracking, track me',
    answer: `We use no cookies, and nothing that follows you. The privacy notice lists what your own browser keeps.`,
  },
  {
    pages: page,
    words: 'who reads, who sees, who can see, who will see, record call, record my call, recorded',
    answer: `What you send in a form is read only by those of us who need it to help you. What you write in this chat we do not keep. For anything else, such as calls, ask ${brand.email.privacy}.`,
  },
  {
    pages: page,
    words: 'what i write here, what i type, this chat, keep this chat, this conversation, these messages',
    answer: `What you write in this chat is not kept by us; your browser keeps it until you close the tab, and “Clear” deletes it at once. An AI service may help to answer it, so please leave out names and medical details.`,
  },
];
