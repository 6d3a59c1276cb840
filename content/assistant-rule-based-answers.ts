import * as area from '#content/area.yaml';
import { brand } from '#content/brand.yaml';
import { questions } from '#content/faq.yaml';
import { pages } from '#content/pages.yaml';
import { prices } from '#content/prices.yaml';
import {
  assistantDeclines,
  assistantTalk,
  noPrice,
  office,
  phone,
  workOutAWeek,
  write,
} from './assistant-answers.ts';
import { anyDay, endOfLifeAnswer } from './assistant-care-details.ts';
import { assistantMemory } from './assistant-memory.ts';
import { priceAnswers } from './assistant-price-answers.ts';
import { kin, type RuleBasedAnswer, troubleAnswers } from './assistant-troubles.ts';
import { competitors } from './banned-words.ts';
import { nation } from './nation.ts';
import { openingHours } from './opening-hours.ts';
import { hourSentence } from './price-words.ts';
import { registration } from './registration.ts';
import { registrationPending } from './registration-state.ts';

const social = brand.social
  .filter(({ url }) => url !== null)
  .map(({ name, url }) => `[${name}](${url})`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' and ');

const helpWithCost =
  questions.find(({ id }) => id === 'help-with-cost')?.answer.replace(/^Perhaps\. /, '') ?? '';

const competitorNames = [...competitors.names, ...competitors.everydayNames].join('|').toLowerCase();

/** The first match counts. */
export const ruleBasedAnswers: readonly RuleBasedAnswer[] = [
  ...troubleAnswers,
  ...priceAnswers,
  {
    pages: ['/complaints', '/contact', '/faq#emergency'],
    instead: ['decline:records', 'decline:person', '/faq#same-carer', '/home-care', 'praise'],
    always:
      '(?:carers?|girl|lady|cleaner|companion|helper) ~ (?:didnt|did not|hasnt|has not|havent|have not|never|still not|not) (?:\\S{1,20} )?(?:turn(?:ed)? up|show(?:n|ed)?(?: up)?|arrived?|come|came|been|here), carers? (?:is|are|was|were|been|running) (?:\\S{1,20} ){0,4}late, carers? (?:\\S{1,20} )?(?:late|no show), (?:nobody|no one|noone|no carer|none of them) (?:ever )?(?:(?:has|have|s) (?:come|turned up|shown up|arrived)|came|turned up|showed up|arrived), where (?:is|are) (?:my|the|our|her|his|todays|mums|dads) (?:\\S{1,20} )?carers?, wheres (?:my|the|our|mums|dads) (?:\\S{1,20} )?carers?, (?:carers?|girl|lady|woman|man) (?:who|that) (?:\\S{1,20} ){1,8}(?:didnt|did not|hasnt|has not|never) (?:come|came|turn|turned|show|showed|been), carers? (?:was|is|were|are) (?:\\S{1,20} ){0,2}(?:meant|supposed|due|expected) to (?:be|come|arrive)(?: \\S{1,20}){0,8} (?:gone|past|now|hour|hours|not|isnt|still), carers? (?:should have|shouldve) (?:been|come|arrived), waiting ~ no ?ones? (?:has )?(?:here|come|came), keeps? missing (?:\\S{1,20} )?(?:visits|calls), missed (?:a |my |the |mums |dads |her |his |our )?(?:\\S{1,20} )?visit, waiting (?:for|on) (?:my|the|a|our|mums|dads) (?:\\S{1,20} )?carers?',
    unless:
      'what if, what happens, happens if, suppose, ever, policy, if the, if a, if my, if no, if carer, decided, proof',
    answer: `If someone is waiting for a carer now, ring ${brand.emergencyPhone.display}, day and night. I am sorry that you were left waiting. I cannot see the visits from here, but the office can: ring ${phone}, or ${write}. If you would like to complain, we tell you within 3 working days that we have it, and answer in writing within 20.`,
    later: assistantMemory.clientTold,
    office: true,
  },
  {
    pages: ['/contact'],
    instead: ['decline:unknown', 'bot', 'callback', '/lifestyle#everyday-assistance'],
    always:
      '(?:cant|cannot|dont like to|dont want to|do not want to|hate to|hate|not able to|scared to|too shy to|afraid to|dont tell me to|stop telling me to|dont make me|rather not) (?:\\S{1,20} )?(?:ring|phone|ringing|phoning|use (?:the|a) phone|talk on (?:the|a) phone|speak on (?:the|a) phone|make calls|call people|call anyone)',
    unless:
      'deaf, relay, carers?, number, buttons, my mum, my dad, her phone, his phone, how do i, for an ambulance, 999',
    answer: `You need not ring. Write to ${brand.email.info}, or on WhatsApp to ${brand.whatsapp.display}, or [send us a message](${pages.contact.path}): an answer comes in writing by the end of the next working day. Someone else can also ring for you.`,
  },
  {
    pages: ['/faq#pay-how', '/complaints'],
    instead: ['decline:records', 'decline:legal', '/complaints', '/faq#price'],
    office: true,
    always:
      '(?:charged|billed|invoiced) (?:us|me|him|her|mum|dad|my \\S{1,20}) ~ (?:never|didnt|not|wrong|twice|too much|extra), (?:wrong|mistake|error) (?:\\S{1,20} ){0,3}(?:invoice|bill), (?:invoice|bill) (?:is |was |looks )?(?:wrong|too high|not right)',
    unless: 'gas, water, electric, electricity, council tax, what if, what happens',
    answer: `I am sorry: a line that looks wrong should be looked at before it is paid. I see no invoices from here. Ring ${phone}, or send this conversation to the office with the button below, with the days that are wrong.`,
    later: assistantMemory.complaint,
  },
  {
    pages: ['/complaints'],
    instead: 'all',
    office: true,
    always:
      '(?:report|reporting|complain|complaining|going|go|write|writing|take it|taking it|tell|telling) (?:\\S{1,20} ){0,4}(?:to )?(?:the )?(?:cqc|care quality commission|care inspectorate|rqia|regulator|ombudsman)',
    unless: 'job, apply, register, registered, registration, have you, do you',
    answer: `You can, at any time: [${nation.regulator.feedback.text}](${nation.regulator.feedback.url}). ${nation.regulator.inShort.replace(/^t/, 'T')} ${nation.complaints.regulator} We answer a complaint in writing; if that does not settle it, ${nation.complaints.reviewShort}. The steps and the numbers are on [Complaints](/complaints).`,
    later: assistantMemory.complaint,
  },
  {
    pages: ['/complaints'],
    office: true,
    whole:
      '(?:so |and )?what (?:are you|will you|do you intend to|are you people) (?:going to )?do(?:ing)? about (?:it|this|that)',
    answer: `A person looks into it, and not this program: send the conversation to the office with the button below. We tell you within 3 working days that we have it, and answer in writing within 20, with what we found and what changes.`,
    later: assistantMemory.complaint,
  },
  {
    pages: ['/contact', '/complaints'],
    whole:
      '(?:and )?(?:who is|whos) (?:in charge|the manager|your manager|the boss|your boss|responsible)(?: there| here| then)?, (?:i want|i need|let me) (?:to )?(?:speak|talk) to (?:the|a|your) manager',
    answer: `I may not give out names. Ask for the manager: ring ${phone}, or ${write} and put “for the manager” in the first line.`,
  },
  {
    pages: ['/contact'],
    whole:
      '(?:can you |could you |will you |would you )?(?:just )?(?:ring|call|phone) me(?: back)?(?: now| please| later| tomorrow| today)?',
    answer: assistantTalk.callback,
  },
  {
    pages: ['/faq#start', '/faq#begin'],
    whole: '(?:and )?when(?: then)?, (?:from )?when can (?:it|you|this) (?:start|begin), how soon',
    answer: `Everyday help usually begins within a week or two, and sooner if it is urgent: ring us and we say plainly what we can do by then.${registrationPending ? ' Help to wash, dress or take medicines begins once we are registered; we plan it with you before then.' : ''}`,
  },
  {
    pages: [],
    always: `(?:between|than|versus|vs|compared (?:to|with)|better|against) (?:you |us |yourselves )?(?:and |or )?(?:${competitorNames})(?! (?:of|in))`,
    instead: 'all',
    answer: assistantDeclines.competitor,
  },
  {
    pages: ['/faq#help-with-cost', '/faq#price'],
    instead: ['/faq#pay-how', 'decline:money'],
    always:
      '(?:dont|do not|havent|have not) (?:really )?(?:have|got) (?:any |the |much |enough |that much |that )?money, (?:cant|cannot|could not|couldnt|can hardly) afford (?:it|that|this|to pay|care|you|much|anything|your prices?)',
    unless: 'job, apply, my card, stole, stolen, took, takes, uniform, petrol, car',
    answer: `Then ask first who may pay. ${helpWithCost} It costs nothing to talk it through with us.`,
  },
  {
    pages: ['/care-for-adults', '/home-care', '/live-in-care', '/night-care', '/disabilities-support'],
    whole:
      '(?:do you do |do you offer )?(?:palliative|terminal) care, palliative, end of life(?: care| support)?, hospice(?: care| at home)?',
    always:
      'palliative, end of life, hospice, terminally ill, terminal (?:care|illness|cancer), (?:is|am|are|hes|shes) dying(?! (?:for|to)), (?:days|weeks|months) (?:left )?to live, (?:last|final) (?:days|weeks|months) of (?:his|her|their|my|life), (?:to|will) die at home, nearing the end, near the end of (?:his|her|their|my) life',
    unless: 'which, best, difference, cat, dog, phone, job, jobs, work, vacancy, vacancies, shop, laughing',
    instead: ['/faq#nights'],
    answer: endOfLifeAnswer,
  },
  {
    pages: ['/about', '/contact'],
    whole:
      'who are you, who is this, whos this, who am i (?:talking|speaking|chatting|writing) (?:to|with), what is your name, whats your name',
    answer: assistantTalk.bot,
  },
  {
    pages: ['/careers'],
    whole:
      '(?:hi |hiya |hello )?(?:are|r) (?:you|u) (?:guys |still |currently )?(?:hiring|recruiting|taking on(?: staff| people)?)(?: now| at the moment)?',
    answer: `{open jobs} All are on our [careers page](${pages.careers.path}), each with its pay and hours; applying takes about five minutes. If nothing fits, send your CV to ${brand.email.careers}.`,
  },
  ...(registrationPending
    ? [
        {
          pages: ['/faq#registration', '/faq#start'],
          instead: ['/faq#today'],
          always:
            'when (?:do|will|are|is|would|might|can) ~ (?:registered|registration|approved), how long ~ (?:registered|registration), date ~ registration',
          unless: 'event, job, company, register for',
          answer: `I cannot name a day: ${nation.regulator.inShort} decides, and we will not promise for it. We gladly plan with you before then, and we tell you the day we can start if you [ask to be told](${registration.startNotice?.path}).`,
        },
      ]
    : []),
  {
    pages: ['/faq#price', '/faq#help-with-cost'],
    instead: ['/home-care', '/care-for-adults'],
    always: '(?:what|how much) (?:would|does|will|do) (?:that|this|you|they) (?:all )?(?:cost|charge)',
    unless: 'event, dbs, training, course, apply, sponsorship',
    answer: `${prices ? hourSentence(prices) : noPrice} You get one written price before you decide.${prices ? ` ${workOutAWeek}` : ''}`,
  },
  {
    pages: ['/contact'],
    whole: 'e ?mail(?: address| adress| addres)?',
    always:
      '(?:what is|whats|have you got|do you have) (?:your|ur|the|an) e ?mail(?: address)?, your e ?mail(?: address)?',
    unless: 'wrong, reply, replied, answer, got, received, sent, from your',
    answer: `Our email address is ${brand.email.info}. For jobs and CVs it is ${brand.email.careers}, and about your data ${brand.email.privacy}.`,
  },
  {
    pages: ['/contact', '/news'],
    whole:
      '(?:do you have |are you on |have you got |whats your |what is your |your )?(?:an? )?(?:instagram|insta|facebook|linkedin|twitter|tiktok|social media)(?: page| account)?',
    always: '(?:are you|you) on (?:instagram|insta|facebook|linkedin|twitter|tiktok|social media)',
    answer: `You can find us on ${social}. Please send no medical details there: ring ${phone}, or ${write}.`,
  },
  {
    pages: ['/faq#today', '/lifestyle', '/faq#begin'],
    whole: `what does ${brand.name.toLowerCase()} (?:do|offer|provide), (?:so |and )?what (?:do|can) you (?:guys |lot |people |actually |really |all )?(?:do|offer|provide)(?: exactly| here)?, what services do you (?:have|offer|provide|do)`,
    answer: `We help adults in ${area.full} to live well at home. Housework, shopping, errands, company, travel, and help with letters: all of it can begin now. ${registrationPending ? 'Help to wash, dress, eat, move and take medicines, by day and by night, can begin once we are registered.' : 'So can help to wash, dress, eat, move and take medicines, by day and by night.'} Tell me what you need, and I can say more.`,
  },
  {
    pages: ['/faq#price', '/faq#help-with-cost', '/faq#pay-how'],
    whole:
      '(?:is|are) (?:it|this|that|they|your services|the service|this service|your service|your help|you) (?:all )?free(?: of charge)?, do (?:i|we) have to pay(?: for it| anything)?, does it cost (?:anything|money)',
    answer: `To ask and to talk it through costs nothing: the first consultation is free, and there is no joining fee. The help itself has a price, and you get it in writing before you decide. The NHS, your council or a benefit may pay for some of it.`,
  },
  {
    pages: ['/faq#price', '/faq#help-with-cost'],
    instead: ['decline:money', 'decline:product', '/faq#pay-how'],
    always:
      '(?:a|any|do you do|give|offer|pensioners?|senior|oap) discounts?, money off, (?:first|1st) (?:month|week|visit|hour)s? (?:is |are |for )?free',
    unless: 'staff, blue light, promised, confirm, say, tell me i, owner, code, carers get',
    answer: `I know of no discount, and this site promises no free month. What is free: the first consultation and the visit in which we make a plan with you. There is no joining fee, and you get the price in writing before you decide. Ask the office what else may help: ring ${phone}.`,
  },
  {
    pages: ['/faq#price', '/faq#nights', '/home-care'],
    instead: ['/careers', '/contact'],
    whole:
      '(?:(?:do|can|could|would|will) (?:you|your carers|the carers|carers|they|someone|anyone) )?(?:only )?(?:work|come|visit|come out|do visits|do|cover|open) (?:at |on |over |on the |at the )?(?:weekends?|saturdays?|sundays?|bank holidays?)(?: and| or)?(?: on| at)?(?: sundays?| bank holidays?| nights| evenings)?(?: too| as well)?(?: as nights)?(?: please)?',
    answer: `${anyDay} The office itself answers ${openingHours}.`,
  },
  {
    pages: ['/faq#emergency', '/contact'],
    always: 'out of hours, after hours',
    unless: 'gp, doctor, pharmacy, dentist, social services, council, job, jobs, shift, shifts, work',
    instead: ['/faq#same-carer', '/careers', '/night-care', '/faq#nights'],
    whole:
      '(?:do you have|have you got|is there) (?:someone |anyone |a person |an? )?on ?call(?: service| line| number| person)?(?: at night| at weekends| out of hours)?',
    answer: `Yes: people we support can ring our day and night line, ${brand.emergencyPhone.display}. If someone is in danger or badly hurt, call 999. For everything else ring the office: ${phone}.`,
  },
  {
    pages: ['/faq#change', '/faq#begin'],
    whole:
      '(?:do|would|will|must) (?:i|we) (?:have to |need to |must )?sign (?:a |any |some |up to a )?(?:contract|agreement|anything|something)(?: with you)?, is there (?:a|any) (?:contract|agreement)',
    answer: `Yes, there is an agreement to sign. Before you sign, it tells you how much notice we need to end or change it, and what a late change costs. In the 14 days after you sign you can end it altogether, and pay only for the visits you have had.`,
  },
  {
    pages: ['/faq#change', '/faq#begin'],
    whole:
      '(?:am i|are we|will i be|would i be) tied in(?: to anything)?, is there a tie in, (?:is there )?(?:a )?minimum (?:contract|term|period), (?:can i|how do i) get out of (?:it|the contract)',
    answer: `You can end it, with the notice that your agreement names: you read it before you sign. In the 14 days after you sign you can end it altogether, and pay only for the visits you have had.`,
  },
  {
    pages: ['/faq#change', '/faq#pay-how'],
    whole:
      'refunds?, (?:can|could|do|will|would) (?:i|we) (?:get|have|claim) (?:a refund|(?:my|our) money back)(?: please)?, do you (?:do|give|offer) refunds?, (?:i want|id like|can i have) (?:a refund|my money back)',
    always:
      '(?:get|have|want|claim|give me|due) a refund, (?:want|get|give me|give us|have|need) (?:my|our) money back',
    answer: `In the 14 days after you sign you can end the agreement, and pay only for the visits you have had. We send an invoice that lists each visit: if a line looks wrong, ring us before you pay. About something that you have paid already, the office can look for you. ${office}`,
  },
  {
    pages: ['/faq#today', '/faq#begin', '/contact'],
    whole:
      '(?:i need |we need |i need some |can you |can i get |need |some |please )?help(?: me| us)?(?: please)?',
    answer: `Yes, gladly. If someone is in danger, call 999. Otherwise tell me what is difficult at the moment: washing, meals, the house, company, nights, or what it costs. Or tell me your town, and I can say whether we come to you. To talk to a person, ring ${phone}.`,
  },
  {
    pages: ['/faq#today', '/home-care', '/care-for-adults'],
    whole: `(?:i|we) (?:need|want) (?:some )?help (?:with|for) (?:my |our )?${kin}, (?:my |our )?${kin} (?:needs|need) (?:some |a bit of |more )?help, (?:and )?(?:can|could) (?:you|someone|some ?body|anyone) help (?:my |our )?${kin}`,
    answer: `Yes, we can help. Housework, shopping, cooking and company can begin now.${registrationPending ? ' Help to wash, dress, move and take medicines can begin once we are registered.' : ' So can help to wash, dress, move and take medicines.'} Tell me what is hardest at the moment: the mornings, meals, the house, nights, or being alone. Or ring ${phone}, and a person will listen.`,
  },
];
