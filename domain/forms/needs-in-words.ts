import { communicationNeeds as words } from '#content/communication-needs.yaml';

/** The value of a box. */
export const TICKED = 'yes';

export const NEED_BOXES = ['largePrint', 'emailOnly', 'textRelay', 'signLanguage'] as const;

const answers: Readonly<Record<string, string>> = words.answers;

/** Label and answer of each need among the fields of a submission; the consent, which is none, is left out. */
export function needsInWords(fields: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(words.labels).flatMap(([name, label]) => {
    const said = fields[name];
    return said ? [[label, answers[said] ?? said]] : [];
  });
}

/** `Interpreter: Polish`. */
export function needLines(fields?: Readonly<Record<string, string>>): string[] {
  return needsInWords(fields).map(([label, said]) => `${label}: ${said}`);
}
