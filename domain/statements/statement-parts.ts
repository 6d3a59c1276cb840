import { brand } from '#content/brand.yaml';
import { storedInBrowser } from '#content/browser-storage.yaml';
import { helpLines } from '#content/danger-cards.yaml';
import { outcomeWords } from '#content/outcomes.yaml';
import { recipients as allRecipients } from '#content/recipients.yaml';
import { limitsPeriod } from '#content/retention.yaml';
import { statementWords as labels } from '#content/statement-words.yaml';
import { companyDetails } from '../company/company.ts';
import type { Registration, Telephone } from '../content/company/brand.ts';
import { namesOf } from '../content/kinds.ts';
import type {
  MadeDetails,
  MadeItems,
  MadeRows,
  StatementCondition,
  StatementPlace,
} from '../content/statements.ts';
import { councilLines, dialled, type HelpLine } from '../danger/danger-cards.ts';
import { nation } from '../registration/nation.ts';
import { kept, periodInWords, retentionTable } from '../retention/periods.ts';
import type { RecipientId } from './privacy.ts';
import type { StatementDetail, StatementItem } from './statement.ts';

export interface StatementState {
  registration: Registration;
  recipients: readonly RecipientId[];
}

interface StatementParts {
  values: Record<StatementPlace, string>;
  isNow: Record<StatementCondition, boolean>;
  items: Record<MadeItems, StatementItem[]>;
  details: Record<MadeDetails, StatementDetail[]>;
  rows: Record<MadeRows, string[][]>;
}

const { regulator: care, complaints, safeguarding, authority } = nation;
const { information } = brand.regulators;

/** For search, and for pages made before the settings are known: with all whom a notice can name. */
export function statementParts({
  registration = brand.registration,
  recipients = namesOf(allRecipients),
}: Partial<StatementState> = {}): StatementParts {
  return {
    values,
    details,
    items: { laws: [...safeguarding.laws], ...stored },
    isNow: {
      pending: registration.status === 'pending',
      registered: registration.status === 'registered',
      // Nobody is registered without one.
      withoutManager: registration.status === 'pending' && brand.company.registeredManager === null,
    },
    rows: {
      recipients: recipients.map((id) => [allRecipients[id].name, allRecipients[id].gets]),
      retention: retentionTable.map(({ label, period, wording }) => [label, period, wording]),
    },
  };
}

const capital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

const values = {
  ...kept,
  authority,
  duty: safeguarding.duty,
  limits: periodInWords(limitsPeriod),
  outcomes: Object.values(outcomeWords)
    .map(({ state }) => state)
    .join('; '),
  regulator: care.named,
  Regulator: capital(care.named),
  RegulatorInFull: capital(care.inFull),
  regulatorInShort: care.inShort,
  regulatorOnComplaints: complaints.regulator,
  review: complaints.review,
};

const textsOf = (words: Record<string, string>) => Object.values(words).map((text) => ({ text }));
const stored = {
  sessionStorage: textsOf(storedInBrowser.sessionStorage),
  indexedDB: textsOf(storedInBrowser.indexedDB),
  cookies: textsOf(storedInBrowser.cookies),
  localStorage: textsOf(storedInBrowser.localStorage),
};

const email = (address: string) => ({ label: labels.email, lines: [address], href: `mailto:${address}` });
const number = (telephone: Telephone | null, label = labels.telephone): StatementDetail[] =>
  telephone ? [{ label, lines: [telephone.display], href: telephone.url }] : [];
const website = (text: string, href: string) => ({ label: labels.website, lines: [text], href });
const post = (...lines: string[]) => ({ label: labels.post, lines });
const helpLine = ({ label, display, url }: HelpLine) => ({ label, lines: [display], href: url });
const { elsewhere } = safeguarding;

const details = {
  childline: [helpLine(dialled(helpLines.child))],
  company: companyDetails,
  councils: [
    ...councilLines.map(helpLine),
    { label: elsewhere.label, lines: [elsewhere.text], href: elsewhere.url },
  ],
  email: [email(brand.email.info)],
  informationHelpline: number(information.helpline, labels.helpline),
  informationPost: [post(information.name, ...information.address)],
  nspcc: [helpLine(dialled(helpLines.adult))],
  post: [post(brand.longName, ...brand.address.lines)],
  privacyEmail: [email(brand.email.privacy)],
  regulator: [...number(care.helpline), website(care.feedback.text, care.feedback.url)],
  reviewer: [
    ...number(complaints.reviewer.helpline),
    website(complaints.reviewer.name, complaints.reviewer.url),
  ],
  telephone: number(brand.phone),
};
