import { applicationForm } from '#content/application-form.yaml';
import { brand } from '#content/brand.yaml';
import { careers } from '#content/careers.yaml';
import { jobApplication } from '#content/job-application.yaml';
import { jobPageText } from '#content/job-page.yaml';
import { maxCvMegabytes } from '#content/largest-cv.yaml';
import { pages } from '#content/pages.yaml';
import { phone } from './assistant-answers.ts';
import type { PageDetail } from './assistant-care-details.ts';

const page = [pages.careers.path];
const jobsOffice = `${brand.email.careers}, or ring ${phone}`;
const cvFile = `a PDF, DOC or DOCX file of up to ${maxCvMegabytes} MB`;
const sponsored = `{sponsored jobs} Only some jobs can be sponsored, and only if the Home Office’s rules are met on the day of the offer. Each job’s page says “${jobPageText.sponsorshipAvailable}” or “${jobPageText.sponsorshipNotAvailable}”. In the search, “${careers.search.sponsorship}” shows those that can.`;

/** Questions of applicants. */
export const careersDetails: readonly PageDetail[] = [
  {
    pages: page,
    words: 'visa, sponsor, sponsored, sponsorship',
    answer: sponsored,
  },
  {
    pages: page,
    words:
      'papers, right to work, work permit, settled status, overseas, abroad, from abroad, outside the uk, another country, nigeria, ghana, india, philippines, kenya, zimbabwe, pakistan, from overseas, i live in nigeria can i apply',
    answer: `You need the right to work in the UK. If you have it, you can apply from anywhere: open the job and press “${jobPageText.apply}”. If you do not, you need a job that can be sponsored. ${sponsored}`,
  },
  {
    pages: page,
    words: 'no experience, without experience, need experience, never worked, never done, new to care',
    answer: `You do not need experience for every job: each job’s page says what we ask. Training is paid from the first day, and you start alongside someone experienced.`,
  },
  {
    pages: page,
    words:
      'how old, too young, too old, i am 16, im 16, i am 17, im 17, i am 18, im 18, at 16, at 17, at 18, 16 year old, 17 year old, can i work for you at 17, age limit, minimum age, age',
    always:
      '(?:minimum|lowest|youngest) age, how old (?:do|must|should) (?:i|you|we) (?:have to |need to )?be, (?:too young|too old) to (?:work|apply|be a carer|start)',
    answer: `This site names no minimum age for a job, and no upper one. Ask ${jobsOffice}: a person can tell you what the job that you would like calls for.`,
  },
  {
    pages: page,
    words:
      'apply, how do i apply, how can i apply, how to apply, application form, get a job, send my application, my application',
    answer: `Open the job that you would like, and press “${jobPageText.apply}”. It takes about five minutes: your CV (${cvFile}) and a few lines on why this job. If nothing fits, send your CV to ${brand.email.careers}.`,
  },
  {
    pages: page,
    words: 'cv, resume, curriculum vitae, no cv, dont have a cv, without a cv',
    answer: `Your CV goes with the application: ${cvFile}. Open the job that you would like, and press “${jobPageText.apply}”. If nothing fits, or you have no CV, write to ${jobsOffice}.`,
  },
  {
    pages: page,
    words:
      'upload, accept my cv, take my cv, what size, size cv, upload my cv, upload cv, attach my cv, attach cv, cv wont, cv will not, cv not, cv doesnt, cv as a, cv format, format, file type, what file, how big, how large, file size, too big, too large, jpg, jpeg, png, photo of my cv, picture of my cv, pdf, docx, pages file, google docs',
    always:
      '(?:what|which) (?:format|file|type|kind) ~ cv, how (?:big|large|long) (?:can|should|may|must) (?:my|the|a) cv, (?:cv|resume) (?:file )?(?:format|size), (?:cant|cannot|wont|unable to) ~ (?:upload|attach) ~ cv, cv (?:wont|will not|doesnt|does not) (?:upload|attach|load)',
    answer: `Your CV must be ${cvFile}. Anything else, such as a photograph, is not taken: save it as a PDF and try again. What you have filled in stays in the form. If it still does not work, send your CV to ${brand.email.careers}, and say which job it is for.`,
  },
  {
    pages: page,
    words: 'cover letter, covering letter, how long should the letter',
    answer: `The form asks for a cover letter. ${applicationForm.hints.message}`,
  },
  {
    pages: page,
    words:
      'hear back, when will i hear, when do i hear, long till you answer, long until you answer, till i hear, until i hear, how long do you take, how long does it take, take to decide, take to answer, get an answer, reply to my application',
    answer: `Every application gets an answer: a person reads your letter and your CV, and you hear from us within ${jobApplication.answerWorkingDays} working days. If something changes, write to ${brand.email.careers} and give your reference.`,
  },
  {
    pages: page,
    words: 'mileage, petrol, paid for travel, travel paid, travel time, travel between, paid travel',
    answer: `Travel between visits is paid time. Each job’s page says what a mile pays, and what an hour really pays with the travel in it. Where it is not said, ask ${brand.email.careers}.`,
  },
  {
    pages: page,
    words: 'car, drive, driver, driving licence, licence',
    answer: `Some jobs need a driving licence, and others can be reached on foot, by bicycle or by bus. Each job’s page says which.`,
  },
  {
    pages: page,
    words:
      'no experience and dont drive, no experience and cant drive, no experience and no licence, no experience or licence, no experience no licence, no licence no experience',
    answer: `You do not need experience for every job, and not every job needs a driving licence: some can be reached on foot, by bicycle or by bus. Each job’s page says what we ask. Training is paid from the first day.`,
  },
  {
    pages: page,
    words: 'training, trained, qualification, care certificate, nvq, diploma',
    answer: `Training is paid from the first day. You do the Care Certificate, and we help towards the next qualification.`,
  },
  {
    pages: page,
    words: 'full time, part time, weekend only, weekend, school hours, hours, shift, night shift',
    unless: 'pay, paid, wages?, salary, earn, rate, money',
    answer: `Each job’s page says the hours, and in the search under “${careers.search.more}” you can choose full-time, part-time or how many hours a week. Not sure? Write to ${brand.email.careers}.`,
  },
  {
    pages: [...page, '/faq#checks'],
    words:
      'i have a criminal record, my criminal record, with a criminal record, have a record, have a caution, a caution, cautioned, conviction, convicted, been arrested, been in prison, prison, ex offender, spent, police record, in trouble with the police',
    always:
      'i (?:have|got|ve got|had) (?:a|an) (?:\\S{1,20} )?(?:criminal record|caution|conviction), (?:work|job|apply|carer|employ me|hire me) ~ (?:criminal record|caution|conviction|convictions)',
    answer: `I cannot say what a caution or a conviction means for a job: this site does not say. Each offer depends on a DBS check at the level that the job calls for. Ask before you apply: write to ${jobsOffice}.`,
  },
  {
    pages: page,
    words: 'dbs, crb, police check, background check, criminal record check, disclosure, update service',
    always: '(?:do|will) i need (?:a|an) (?:\\S{1,20} )?(?:dbs|crb|police check)',
    answer: `Yes: each offer depends on a DBS check at the level that the job calls for. Have you one already, or a question about it? Write to ${jobsOffice}.`,
  },
  {
    pages: page,
    words:
      'pay my dbs, pay the dbs, pay for my dbs, pay for the dbs, pays for the dbs, pay for a dbs, pays for dbs, dbs cost, dbs free, cost of the dbs',
    always:
      'who pays for (?:the|my|a) (?:dbs|police check|crb), (?:pay|paying|pays|paid) for (?:the|my|a|my own) (?:dbs|police check|crb), (?:dbs|crb|police check) (?:cost|free), how much ~ (?:dbs|crb|police check)',
    answer: `Each job’s page says who pays for the DBS check, on which the offer depends. Where it is not said, ask before you apply: ${jobsOffice}.`,
  },
  {
    pages: page,
    words: 'holiday, holiday pay, annual leave, days off, paid leave, paid holiday, leave',
    unless: 'bank holidays?',
    always:
      'how (?:much|many) (?:\\S{1,20} )?(?:holiday|holidays|annual leave) (?:do|would|will|can) (?:i|we|you|staff|carers), holiday pay, holiday entitlement, annual leave',
    answer: `Each job’s page says what comes with the job, and some name the days of holiday. Where yours does not, ask ${jobsOffice}.`,
  },
  {
    pages: page,
    words: 'zero hours, zero hour, zero hour contract, guaranteed hours',
    answer: `Each job’s page says how many guaranteed hours a week it has, and what an hour really pays. Where it is not said, ask ${brand.email.careers}.`,
  },
  {
    pages: page,
    words: 'uniform, interview, sick pay, pension',
    answer: `That is not the same for every job. Each job’s page says what comes with it, such as sick pay and the uniform; for the rest, write to ${brand.email.careers}, and a person answers.`,
  },
  {
    pages: [...page, '/useful-information', '/faq#direct-payment'],
    words:
      'paid carer for my own, my own mum, my own mother, my own dad, my own father, my own family, my own husband, my own wife, own relative',
    always:
      '(?:be|become|becoming|being) (?:my|the) (?:\\S{1,20} )?(?:paid carer|carer paid), paid (?:carer )?(?:to|for) (?:looking after|look after|care for|caring for) (?:my|a), paid carer for (?:my|a relative), (?:pay|employ|hire) me (?:to|for) (?:look|looking|care|caring) (?:after|for) (?:my|a), (?:be|become) (?:my )?\\S{1,20} paid carer, paid (?:to|for) (?:look|looking|care|caring) (?:after|for) my',
    answer: `I do not know whether we could employ you to look after someone of your own family: this site does not say. Ask ${jobsOffice}. If you care for a relative for at least 35 hours a week, look at Carer’s Allowance: our guide [Who pays for care at home?](/useful-information/who-pays-for-care) tells you more.`,
  },
];
