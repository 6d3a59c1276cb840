import { brand } from '#content/brand.yaml';
import { pages } from '#content/pages.yaml';
import { prices } from '#content/prices.yaml';
import { nation } from './nation.ts';
import { openingHours } from './opening-hours.ts';
import { pricesLink } from './price-words.ts';
import { registrationPending } from './registration-state.ts';

export const noPrice =
  'I cannot name a price to the pound: the office works it out with you, free of charge.';

export const workOutAWeek = `Work out your own week on our [price page](${pricesLink.path}).`;

/** The first sentence of an answer about a page; pages whose passage answers by itself have none. */
export const assistantLeads: Readonly<Record<string, string>> = {
  '/care-for-adults': 'Yes, this is what our care for adults is about.',
  '/disabilities-support': 'Yes, we support disabled people, and you decide how.',
  '/live-in-care': 'Yes, a carer can live with you.',
  '/after-hospital-care': 'Yes, we can help after a stay in hospital.',
  '/home-care': 'Yes, a carer can come to your home, for as many visits as you need.',
  '/social-engagement': 'Yes, we can help someone to get out and be with people.',
  '/supported-living': 'Yes, we can support someone in a home of their own.',
  '/night-care': 'Yes, someone can be with you at night.',
  '/lifestyle': 'Yes, we help with everyday life: housework, shopping, company, travel and letters.',
  '/lifestyle#household-support': 'Yes, we can help around the house.',
  '/lifestyle#shopping-and-errands': 'Yes, we can do the shopping and errands, or come along.',
  '/lifestyle#pharmacy-support': 'Yes, we can see to prescriptions.',
  '/lifestyle#personal-assistance': 'Yes, we can help with that.',
  '/lifestyle#companionship': 'Yes, someone can come for company.',
  '/lifestyle#everyday-assistance': 'Yes, we can help with that kind of thing.',
  '/lifestyle#event-support': 'Yes, someone can go with you, or help you to plan the day.',
  '/lifestyle#travel-assistance': 'Yes, we can come along.',
  '/lifestyle#learning-and-development-support': 'Yes, someone can learn it with you.',
  ...(!prices && { '/faq#price': noPrice }),
  '/faq#today': 'Some of it you can have now, and some only later.',
  '/complaints': 'I am sorry that something went wrong.',
  '/safeguarding': 'You can tell someone today, and you will be listened to.',
  '/privacy-policy': 'You can ask what we hold about you, and have it corrected or deleted.',
  '/why-us': 'These are the promises that you can hold us to.',
};

/** The answer about a service while its personal care has to wait; by default it is made of the lists on the page. */
export const pendingServiceAnswers: Readonly<Record<string, string>> = registrationPending
  ? {
      '/care-for-adults':
        'Help to wash, dress, move and take medicines can begin once we are registered. Now we can help with shopping, cooking, cleaning, laundry and company, talk about what you need, and write a plan that you can keep.',
      '/disabilities-support':
        'Yes, and you decide how. Now we can go out with you, travel with you, and help around the house and with letters, calls and forms. Personal care, moving with equipment and medicines can begin once we are registered.',
      '/live-in-care':
        'A carer can live with you once we are registered. You choose each other first. Now we can visit you, talk it through and make a first plan. Company, cooking and housekeeping by day can begin now, too.',
      '/after-hospital-care':
        'Yes, with some of it now: we can get the house ready, shop, cook, collect prescriptions, be company on the day and go with you to appointments. Help to wash, dress and move, help with medicines and a carer at night can begin once we are registered. Tell us the date, even if it is tomorrow.',
      '/home-care':
        'Visits for company, meals, shopping and housework can begin now, from once a week to several times a day. Visits with personal care, such as washing and dressing, and help to take medicines can begin once we are registered.',
      '/social-engagement':
        'A companion can go out with you, to a club, a walk or a visit, or come for company at home. It can begin now. If you need personal care while you are out, that part can begin once we are registered.',
      '/supported-living':
        'Supported living means your own front door and your own tenancy, with the support to make it work. Help with the home, shopping, letters, travel and learning can begin now. Personal care and medicines can begin once we are registered. We gladly talk with you, your family and your social worker about a move.',
      '/night-care':
        'A carer can stay the night, awake or asleep nearby, once we are registered. Now we can be there for company in the evening, help to get the house ready for the night, and make a plan with you. If you are exhausted, ring us first.',
    }
  : {};

export const phone = `${brand.phone.display} (${openingHours})`;
const ring = `ring ${phone}`;
export const write = `[write to us](${pages.contact.path})`;
export const office = `Ring ${phone}, or ${write}.`;
const personSentence = `A person in our office can help: ${ring}, or ${write}.`;
const aboutUs = `About our own care and support, ${ring}, or ${write}.`;

/** Answers to questions that the site cannot answer, with who can. */
export const assistantDeclines = {
  records: `I cannot see that here: this chat sees no records of visits, invoices, applications or messages. The office can look for you: ${ring}, or ${write}. If we support you already and it cannot wait, ring ${brand.emergencyPhone.display}, day and night.`,
  medical: `I cannot give medical advice. A pharmacist can, without an appointment; so can your GP, and NHS 111 day and night (call 111, or see [111.nhs.uk](https://111.nhs.uk/)). ${aboutUs}`,
  legal: `I cannot give legal advice. [Citizens Advice](https://www.citizensadvice.org.uk/) is free, a solicitor can act for you, and [GOV.UK](https://www.gov.uk/power-of-attorney) explains powers of attorney. ${aboutUs}`,
  money: `I cannot give financial advice. [MoneyHelper](https://www.moneyhelper.org.uk/) is free, and a financial adviser who knows about care can look at your case. ${aboutUs}`,
  competitor: `I cannot compare us with others, or choose one for you. The [${nation.regulator.shortName}](${nation.regulator.url}) lists every registered provider, with its reports. ${aboutUs}`,
  person: `I cannot tell you about a person, or give out anyone’s name, address, number or age. If you would like to reach someone, the office can pass on a message: ${ring}.`,
  trick: `I can only answer questions about ${brand.name} and what is on this site. ${personSentence}`,
  product: `As far as I know, that is not something we offer. ${personSentence}`,
  world: `That is beyond me. I can only help with ${brand.name}’s own services, prices, places, jobs and events. ${aboutUs}`,
  nonsense: `I did not understand that. Could you say it in other words? ${personSentence}`,
  unknown: `I am sorry, I do not know, and I would rather not guess. ${personSentence}`,
} as const;

const callForm = `${pages.contact.path}?form=call`;

export const assistantTalk = {
  hello: 'Hello. What would you like to know?',
  thanks: 'You are welcome. If anything else comes up, ask here or ring us.',
  praise: `Thank you, that is lovely to hear. I cannot pass it on myself: if you ${write} or ${ring}, the office will tell them.`,
  callback: `Yes, someone can ring you. [Choose a day and a time](${callForm}), or ${ring}. I cannot arrange it here myself.`,
  bot: `I am ${brand.assistantName}, an automated assistant, and I can be wrong. For a person, ${ring}, or use [the contact form](${pages.contact.path}).`,
} as const;

export const onlyEnglish = 'I am sorry, I only answer in English. Please ring or write to us:';
export const contactDetails = `${brand.phone.display}, ${brand.email.info}`;

/** Words that tell a language, and the sentence above in it. */
export const otherLanguages: readonly { words: string; answer: string }[] = [
  {
    words:
      'czy ile gdzie jak macie dla mojej mojego jest nie opieka opiekunki opiekunka praca pracy potrzebuję proszę dziękuję kosztuje mówiące nocna szukam dzień dobry',
    answer: 'Przepraszam, odpowiadam tylko po angielsku. Proszę zadzwonić lub napisać do nas:',
  },
  {
    words:
      'aveți pentru mama mea este cât costă unde ce vreau caut îngrijitoare îngrijitor am nevoie de vă rog lucru mulțumesc bună sunteți puteți tata meu',
    answer: 'Îmi pare rău, răspund doar în engleză. Vă rugăm să ne sunați sau să ne scrieți:',
  },
  {
    words:
      'cuánto cuesta un una por la noche para mi madre padre tienen tienes cuidadores cuidador hola dónde qué trabajo necesito ayuda puede gracias el los',
    answer: 'Lo siento, solo respondo en inglés. Por favor, llámenos o escríbanos:',
  },
  {
    words:
      'quanto custa uma para minha mãe pai vocês têm cuidadores cuidadora olá onde trabalho preciso ajuda obrigado obrigada noite fazem por',
    answer: 'Desculpe, só respondo em inglês. Por favor, ligue ou escreva-nos:',
  },
  {
    words:
      'avez vous des une un pour ma mère mon père bonjour combien ça coûte où est ce que travail besoin aide aides à domicile merci nuit je cherche le la les',
    answer: 'Désolé, je ne réponds qu’en anglais. Appelez-nous ou écrivez-nous :',
  },
  {
    words:
      'quanto costa avete per mia madre mio padre una badante ciao dove lavoro cerco aiuto grazie notte di il che assistenza buongiorno',
    answer: 'Mi dispiace, rispondo solo in inglese. Ci chiami o ci scriva:',
  },
  {
    words:
      'haben sie für meine mutter meinen vater eine pflegerin wie viel kostet das hallo wo arbeit ich brauche suche hilfe danke nacht gibt es und der die',
    answer: 'Es tut mir leid, ich antworte nur auf Englisch. Bitte rufen Sie uns an oder schreiben Sie uns:',
  },
];
