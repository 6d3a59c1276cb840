import { brand } from './brand.ts';
import { pages } from './pages.ts';

/** What is said first about a page, so that a question has its answer before the passage. Pages that answer by themselves have none. */
export const assistantLeads: Readonly<Record<string, string>> = {
  '/care-for-adults': 'Yes, this is what our care for adults is about.',
  '/disabilities-support': 'Yes, we support disabled people, and you decide how.',
  '/live-in-care': 'Yes, a carer can live with you.',
  '/after-hospital-care': 'Yes, we can help after a stay in hospital.',
  '/home-care': 'Yes, a carer can come to your home, for as many visits as you need.',
  '/social-engagement': 'Yes, we can help someone to get out and be with people.',
  '/supported-living': 'Yes, we can support someone in a home of their own.',
  '/night-care': 'Yes, someone can be with you at night.',
  '/lifestyle': 'Yes, we help with everyday life, too.',
  '/lifestyle#household-support': 'Yes, we can help around the house.',
  '/lifestyle#shopping-and-errands': 'Yes, we can do the shopping and errands, or come along.',
  '/lifestyle#pharmacy-support': 'Yes, we can see to prescriptions.',
  '/lifestyle#personal-assistance': 'Yes, we can help with letters, forms and the diary.',
  '/lifestyle#companionship': 'Yes, someone can come and keep you company.',
  '/lifestyle#everyday-assistance': 'Yes, we help with the small things of the day.',
  '/lifestyle#event-support': 'Yes, someone can go with you, or help you to plan the day.',
  '/lifestyle#travel-assistance': 'Yes, someone can travel with you.',
  '/lifestyle#learning-and-development-support': 'Yes, we can help you learn something new.',
  '/faq#price': 'I cannot name a price to the pound: the office works it out with you, free of charge.',
  '/faq#today': 'Some of it you can have now, and some only later.',
  '/complaints': 'I am sorry that something went wrong. You can complain in any way you like.',
  '/safeguarding': 'You can tell someone today, and you will be listened to.',
  '/privacy-policy': 'You can ask what we hold about you, and have it corrected or deleted.',
  '/accessibility': 'Tell us what you need, and we will do our best to make it work.',
  '/contact': 'You can reach a person in several ways.',
  '/why-us': 'Here is what you can hold us to.',
  '/about': 'Here is who we are.',
};

const ring = `ring ${brand.phone.display} (${brand.officeHours.display})`;
const write = `[write to us](${pages.contact.path})`;
const personSentence = `A person can help: ${ring}, or ${write}.`;

/** What the site cannot answer, and who can. */
export const assistantDeclines = {
  records: `This chat sees no records: no visits, carers’ rounds, invoices, applications or messages. Someone in the office can look: ${ring}, or ${write}. People we support can ring day and night: ${brand.emergencyPhone.display}.`,
  medical: `I cannot give medical advice. A pharmacist helps without an appointment, and so do your GP and NHS 111 (call 111, day and night, or see [111.nhs.uk](https://111.nhs.uk/)). ${personSentence}`,
  legal: `I cannot give legal advice. [Citizens Advice](https://www.citizensadvice.org.uk/) is free, and so is [GOV.UK on powers of attorney](https://www.gov.uk/power-of-attorney); a solicitor can act for you. ${personSentence}`,
  money: `I cannot give financial advice. [MoneyHelper](https://www.moneyhelper.org.uk/) is free, and a financial adviser who knows about care can look at your case. ${personSentence}`,
  competitor: `I cannot compare us with other providers or find you one. The care regulator’s site lists all that are registered: [${brand.regulators.care.shortName}](${brand.regulators.care.url}). ${personSentence}`,
  person: `I know nothing about people, and I give out no one’s name, address, number or age. If you would like to reach someone, the office can pass a message on: ${ring}.`,
  trick: `I can only answer questions about ${brand.name} and what is on this site. ${personSentence}`,
  product: `That is not something we offer. I can only help with ${brand.name}’s own services, prices, places, jobs and events. ${personSentence}`,
  world: `I can only help with ${brand.name}’s own services, prices, places, jobs and events. ${personSentence}`,
  nonsense: `I did not understand that. Could you say it in other words? ${personSentence}`,
  unknown: `I am sorry, I do not know that: I can only tell you what is on this site. ${personSentence}`,
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

/** Words by which a language is known, and the sentence above in it. */
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
