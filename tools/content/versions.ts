// How a provider's folder comes from one version of the schemas to the next.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderFiles, openFolder } from './folder-files.ts';
import { readYamlFile } from './yaml-file.ts';

export interface Step {
  says: string;
  change: (files: FolderFiles) => void;
}

/** The first leads from version 1 to version 2. Whoever changes a schema so that a right file becomes wrong adds one at the end. */
const steps: readonly Step[] = [
  {
    says: 'Words of the registration and the assistant follow what you offer, and the nation: your own files of them have the new words, for you to read.',
    change: (files) => {
      addWords(files, NEW_WORDS);
      files.change('registration', 'pending.explanation', withoutEverydayHelp);
      files.change('registration', 'registered.explanation', withoutEverydayHelp);
    },
  },
  {
    says: 'Confirmations repeat nothing that was typed, and in danger they are neutral: your own words of the mails have lost the copy and the greeting by name, and have the new ones, as every other file of words has that lacked some.',
    change: (files) => {
      for (const path of ['copy', 'arrived', 'thanksTo'])
        files.remove('mails/every-mail', `everyMail.${path}`);
      files.remove('mails/application', 'applicationMails.confirmation.labels');
      files.change('mails/every-mail', 'officeMails.danger.note', () =>
        sampleValue('mails/every-mail', 'officeMails.danger.note'),
      );
      files.change('telephone', 'callBack.when', () => sampleValue('telephone', 'callBack.when'));
      files.change('call-request', 'callText.success', () => sampleValue('call-request', 'callText.success'));
      files.remove('home', 'home.steps.pricesLink');
      addWords(files, WORDS_OF_PROMISES);
      addWordsOfQuestions(files);
    },
  },
  {
    says: 'Files of words that were made on 27 or 28 November 2026 have the words that came later on these days, and lack those that the assistant says no more.',
    change: (files) => {
      files.remove('home', 'home.steps.pricesLink');
      addWords(files, WORDS_OF_PROMISES);
      for (const [name, paths] of Object.entries(WORDS_NO_LONGER_SAID))
        for (const path of paths) files.remove(name, path);
    },
  },
];

const nations = ['england', 'scotland', 'wales', 'northernIreland'];
const NEW_WORDS: Readonly<Record<string, readonly string[]>> = {
  registration: ['pending.everyday', 'pending.availableNow', 'pending.later', 'registered.everyday'],
  company: ['companyWords.lineWithoutNumber', 'companyWords.labels.name', 'companyWords.labels.address'],
  nations: nations.flatMap((nation) => ['council', 'healthBoard'].map((key) => `nations.${nation}.${key}`)),
  samples: ['sampleContent.promises'],
  'assistant-words': ['careKinds'],
  'assistant-sentences': ['phrases.everydayNow', 'services.notOffered'],
  'mails/morning-letter': ['morningLetterWords.unanswered.not-offered'],
};

const letter = [
  'unsent',
  'callsTitle',
  'callLine',
  'titleNamed',
  'needsBelow',
  'tentative',
  'marked',
  'cutList',
  'promised',
  'nextEvent',
  ...['alerts', 'secondPlace', 'week.secondPlace', 'week.nothing', 'week.nothingSince'],
];
const WORDS_OF_PROMISES: Readonly<Record<string, readonly string[]>> = {
  'mails/every-mail': [
    ...['everyMail.noCopy', 'everyMail.neutral', 'officeMails.danger.ring', 'officeMails.unsafe'],
    ...['officeMails.replyElsewhere', 'officeMails.phoneDoubts', 'officeMails.code', 'officeMails.copy'],
  ],
  'danger-cards': [
    ...['helpLines.bank', 'helpLines.fraud', 'cards.fraud', 'cards.keyCode'],
    ...['calmLines.fraud', 'calmLines.keyCode'],
  ],
  'danger-follow-ups': ['answers', 'notDenied'],
  'mails/call-request': ['toConfirm.when', 'toConfirm.tentative', 'asAsked', 'notWhole'].map(
    (key) => `callRequestMails.${key}`,
  ),
  'mails/event-registration': ['eventRegistrationMails.announced', 'eventRegistrationMails.office.noConsent'],
  'mails/morning-letter': letter.map((key) => `morningLetterWords.${key}`),
  'application-form': ['applicationForm.cvHelp'],
  careers: ['careers.search.shift', 'careers.search.anyShift'],
  'job-page': ['shifts', 'startDate', 'payFrequency', 'drivingLicence'].map(
    (key) => `jobPageText.labels.${key}`,
  ),
  'job-search-words': ['jobFacts', 'noWords'],
  'job-terms': ['jobTermWords.labels.sickPayFromDayOne', 'jobTermWords.isSo'],
  'job-application': ['jobApplication.success.answerBy'],
  'price-words': ['hourLink', 'sampleMark'],
  'price-page': ['sample', 'askUs', 'answer.holidayAsk', 'answer.usualAsk'].map((key) => `pricePage.${key}`),
  faq: ['faqPage.smallWords'],
  lifestyle: ['lifestylePage.fewer'],
  'picture-words': ['stripWords', ...[2, 3, 4].map((number) => `stillLifeWords.why-us-${number}`)],
  forms: ['frameText.noCopy', 'frameText.phone', 'formText.unsure'],
  'postcode-outcomes': [
    'postcodeCheckText.meant',
    'postcodeCheckText.asked',
    'postcodeOutcomes.not-served.elsewhere',
  ],
  'form-messages': ['doubts', 'sendAgain', 'orEmail'].map((key) => `formMessages.phone.${key}`),
  'call-request': ['change', 'ukTime', 'ownTime'].map((key) => `callText.${key}`),
  'call-change': ['callChange.asked', 'callChange.move.asked'],
  outcomes: [
    ...['date-agreed', 'met', 'no-show', 'offered'].map((name) => `outcomeWords.${name}`),
    ...['writesRefusal', 'page.rung', 'page.meeting', 'page.meetingOn', 'code'].map(
      (name) => `officeAnswer.${name}`,
    ),
  ],
  'mails/follow-up': ['followUpMails.chooseCall'],
  'browser-storage': ['storedInBrowser.cookies'],
  company: ['companyWords.checkUs', 'companyWords.registers'],
  labels: ['labels.reviews'],
  registration: ['rating.changed'],
  recipients: ['recipients.secondPlace'],
  'assistant-replies': ['askBack.again'],
  'assistant-words': [
    'peopleWords',
    ...['them', 'service', 'rescuer', 'arrived', 'soon'].map((key) => `names.${key}`),
    ...['workWords', 'appliedWords', 'applicationWords'],
  ],
};

/** The assistant asks back in their place. */
const WORDS_NO_LONGER_SAID: Readonly<Record<string, readonly string[]>> = {
  'assistant-words': [
    ...['askers', 'lastingAskers', 'complaintWords', 'disabilities'],
    ...['thereWords', 'languageRequests', 'languageNames'],
  ],
  'assistant-sentences': [
    ...[
      'nothingYet',
      'notThat',
      'yesPostcode',
      'yesJobs',
      'repeat',
      'repeatOfPage',
      'more',
      'noMoreOfPage',
    ].map((key) => `moves.${key}`),
    ...['moves.saidPage', 'moves.saidNothing', 'moves.saidTalk', 'handOver.sorry', 'handOver.again'],
    ...['condition', 'told', 'applicant', 'child', 'clientOffice'].map((key) => `memory.${key}`),
    ...['firstOnes', 'reasons', 'askPlace', 'askNeed', 'talkItThrough', 'client', 'professional'],
    ...['places.too', 'services.perhapsOffered'],
  ],
};

function addWords(files: FolderFiles, words: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, paths] of Object.entries(words))
    for (const path of paths) files.add(name, path, sampleValue(name, path));
}

/** Their own search listens to no others. */
function addWordsOfQuestions(files: FolderFiles): void {
  const samples = [sampleValue('faq', 'questions')].flat();
  const wordsOf = (id: unknown) =>
    samples.map(Object).find((sample) => sample.id === id && typeof sample.words === 'string')?.words;
  for (let index = 0; index < MAX_QUESTIONS; index++) {
    const path = `questions.${index}`;
    files.change('faq', `${path}.id`, (id) => {
      if (wordsOf(id)) files.add('faq', `${path}.words`, wordsOf(id));
      return id;
    });
  }
}

const MAX_QUESTIONS = 100;

function sampleValue(name: string, path: string): unknown {
  const read = readYamlFile(join(import.meta.dirname, `../../content/${name}.yaml`));
  return 'value' in read
    ? path.split('.').reduce((value, key) => Reflect.get(Object(value), key), read.value)
    : null;
}

const withoutEverydayHelp = (lines: unknown) =>
  [lines]
    .flat()
    .map((line) =>
      typeof line === 'string' ? line.replace(/ ?Our lifestyle support needs no registration.*/, '') : line,
    )
    .filter(Boolean);

export const currentVersion = (all: readonly Step[] = steps): number => all.length + 1;

/** As `site.yaml` of the folder says; a folder without that file has the first. */
export function versionOf(folder: string): number {
  const file = join(folder, 'site.yaml');
  const read = existsSync(file) ? readYamlFile(file) : { value: { version: 1 } };
  const version: unknown = 'value' in read ? Reflect.get(Object(read.value), 'version') : null;
  return typeof version === 'number' ? version : 1;
}

/** For an owner: a site writes and reads files of its own version alone. Null if the folder has that. */
export function versionFault(folder: string): string | null {
  // In which an owner's words will come: until then there are those of the sample.
  if (!existsSync(folder))
    return `There is no folder ${folder}: CONTENT_DIR, in .env or before the command, names it.`;
  if (readdirSync(folder).length === 0) return null;
  const [found, known] = [versionOf(folder), currentVersion()];
  if (found < known)
    return 'The folder is of an older version than the site: npm run site -- update moves it over.';
  if (found === known) return null;
  return `The folder is of a newer version (${found}) than the site (${known}): bring the site up to date.`;
}

/** @returns what has changed, a line for each version */
export function update(folder: string, all: readonly Step[] = steps): readonly string[] {
  const missing = all.slice(versionOf(folder) - 1);
  if (missing.length === 0) return [];
  const { files, save } = openFolder(folder);
  for (const { change } of missing) change(files);
  files.change('site', 'version', () => currentVersion(all));
  files.add('site', 'version', currentVersion(all));
  save();
  return missing.map(({ says }) => says);
}
