import {
  alarmWords,
  calmWords,
  dangerPatterns,
  harmlessPhrases,
  mendedWords,
  otherSpellings,
} from './danger-words.ts';
import { plainText, wordPattern } from './word-patterns.ts';

/** Why somebody may need help from a person at once. */
export type DangerKind = 'emergency' | 'selfHarm' | 'safeguarding';

export interface HelpLine {
  label: string;
  /** As people read it. */
  display: string;
  /** A telephone link, or the page of an office whose number we could not make sure of. */
  url: string;
  note: string;
}

export interface DangerCard {
  title: string;
  text: string;
  lines: readonly HelpLine[];
}

/**
 * The councils' numbers were compared with what they publish on 21 November 2026: Southampton City Council's and its
 * safeguarding adults board's pages, hants.gov.uk, portsmouth.gov.uk with portsmouthsab.uk. No page with a number of the
 * council for Bournemouth, Christchurch and Poole could be read, so its line leads to its site.
 */
const telephone = (label: string, display: string, note: string): HelpLine => ({
  label,
  display,
  url: `tel:${display.replaceAll(' ', '')}`,
  note,
});

const emergencyLine = telephone('Emergency', '999', 'Ambulance, police or fire. Free, day and night.');
const nhsLine = telephone('NHS 111', '111', 'Urgent medical advice. Free, day and night.');

export const dangerCards: Record<DangerKind, DangerCard> = {
  emergency: {
    title: 'If this is happening now, call 999',
    text: 'Ask for an ambulance and do what they tell you. Nobody can send help from this website. If it is not life-threatening, NHS 111 will tell you what to do.',
    lines: [emergencyLine, nhsLine],
  },
  selfHarm: {
    title: 'You do not have to face this alone',
    text: 'If somebody is about to be hurt, or already is, call 999 now. If you are thinking about ending your life or harming yourself, or are worried about somebody who is, these people will listen at any hour.',
    lines: [
      emergencyLine,
      telephone('Samaritans', '116 123', 'Somebody to talk to. Free, day and night.'),
      telephone('NHS 111', '111', 'Choose the mental health option. Free, day and night.'),
    ],
  },
  safeguarding: {
    title: 'Nobody should be hurt, frightened or robbed',
    text: 'If somebody is in danger now, call 999. Otherwise tell the adult-safeguarding team of the council where the person lives. You do not need proof, and you need not give your name.',
    lines: [
      emergencyLine,
      telephone('Southampton City Council', '023 8083 3003', 'Adult social care, for people in Southampton.'),
      telephone(
        'Hampshire County Council',
        '0300 555 1386',
        'Adults’ Health and Care, for the rest of Hampshire.',
      ),
      telephone('Portsmouth City Council', '023 9268 0810', 'Adult safeguarding, for people in Portsmouth.'),
      {
        label: 'Bournemouth, Christchurch and Poole Council',
        display: 'bcpcouncil.gov.uk',
        url: 'https://www.bcpcouncil.gov.uk/',
        note: 'Adult safeguarding: look for “report a concern about an adult”.',
      },
    ],
  },
};

const kinds = Object.keys(dangerPatterns) as DangerKind[];
const compile = (words: Record<DangerKind, readonly string[]>) =>
  kinds.map((kind) => ({ kind, pattern: wordPattern(words[kind]) }));
const certain = compile(dangerPatterns);
const alarming = compile(alarmWords);
const calm = wordPattern(calmWords);
const harmless = wordPattern(harmlessPhrases, 'g');

/**
 * Whether somebody seems to be in danger now; null where nobody does. Tolerant of spelling, and silent where the words
 * mean something harmless ("fall prevention classes", "heart-warming").
 */
export function dangerIn(text: string): DangerKind | null {
  const plain = mendedText(text).replace(harmless, ' ');
  const found = (words: typeof certain) => words.find(({ pattern }) => pattern.test(plain))?.kind ?? null;
  return found(certain) ?? (calm.test(plain) ? null : found(alarming));
}

/** In plain text, each word as it was probably meant. */
function mendedText(text: string): string {
  return plainText(text).split(' ').map(mendedWord).join(' ').replaceAll('can not', 'cant');
}

function mendedWord(word: string): string {
  const single = word.replace(/(\p{L})\1{2,}/gu, '$1');
  const known = otherSpellings[single];
  if (known) return known;
  if (single.length < 4 || mendedWords.includes(single)) return single;
  return mendedWords.find((right) => isSlipOf(right, single)) ?? single;
}

/** Whether a word is meant by another that begins alike: one slip in short ones, two from nine letters on. */
function isSlipOf(right: string, typed: string): boolean {
  const most = right.length > 8 ? 2 : right.length > 4 ? 1 : 0;
  if (right[0] !== typed[0] || Math.abs(right.length - typed.length) > most) return false;
  return slipsBetween(right, typed) <= most;
}

/** Letters added, lost, changed or swapped with their neighbour. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const changed = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : changed;
      rows[i]?.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, changed, swapped));
    }
  }
  return cell(a.length, b.length);
}
