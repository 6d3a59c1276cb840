import { communicationNeeds as words } from '#content/communication-needs.yaml';

export const TICKED = 'yes';

export const NEED_BOXES = ['largePrint', 'emailOnly', 'textRelay', 'signLanguage'] as const;

/** The one that decides how a person may be reached comes first, whatever the order of an owner's words. */
const { leaveMessage, ...otherLabels } = words.labels;
const labels = { leaveMessage, ...otherLabels };
const answers: Readonly<Record<string, string>> = words.answers;

/** Label and answer of each need among the fields of a submission; the consent, which is none, is left out. */
export function needsInWords(fields: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const answer = fields[name];
    return answer ? [[label, answers[answer] ?? answer]] : [];
  });
}

/** True if a word left for the person, in a mailbox too, may reach the wrong one. */
export function isMessageUnsafe(fields: Readonly<Record<string, string>> = {}): boolean {
  return fields.leaveMessage === 'no';
}

export function needLines(fields?: Readonly<Record<string, string>>): string[] {
  return needsInWords(fields).map(([label, answer]) => `${label}: ${answer}`);
}
