import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DangerKind } from '#content/danger-cards.ts';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { dangerIn } from '#domain/danger/danger.ts';
import type { SiteAnswer } from '../site/site-answer.ts';
import type { SiteAssistant } from '../site/site-assistant.ts';

export interface Question {
  conversation: ChatMessage[];
  text: string;
  expected: { danger: DangerKind | null; declined: boolean; pages: string[] };
}

const DANGERS: readonly DangerKind[] = ['emergency', 'selfHarm', 'safeguarding'];

/** The head of `tuned.txt` says what a line is. */
export async function readQuestions(half: 'tuned' | 'held'): Promise<Question[]> {
  const lines = (await readFile(join(import.meta.dirname, `${half}.txt`), 'utf8')).split('\n');
  return lines
    .filter((line) => line.includes(' | '))
    .filter((line) => !line.startsWith('#'))
    .map(readLine);
}

function readLine(line: string): Question {
  const [right = '', text = ''] = line.split(' | ');
  const words = right.split(' ');
  return {
    text,
    conversation: text.split(' > ').map((content) => ({ role: 'user', content })),
    expected: {
      danger: DANGERS.find((kind) => words.includes(kind)) ?? null,
      declined: words.includes('decline'),
      pages: words.filter((word) => word.startsWith('/')),
    },
  };
}

interface Outcome {
  question: Question;
  danger: ReturnType<typeof dangerIn>;
  answer: SiteAnswer;
}

export interface Figure {
  what: string;
  right: number;
  of: number;
}

export async function scoreQuestions(assistant: SiteAssistant, questions: readonly Question[]) {
  const outcomes = await Promise.all(
    questions.map(async (question) => ({
      question,
      danger: dangerIn(question.conversation.at(-1)?.content ?? ''),
      answer: await assistant.answer(question.conversation),
    })),
  );
  const counts = MEASURES.map(({ what, counts, isRight }) => {
    const counted = outcomes.filter(({ question }) => counts(question));
    return { what, counted, wrong: counted.filter((outcome) => !isRight(outcome)) };
  });
  return {
    figures: counts.map(
      ({ what, counted, wrong }): Figure => ({
        what,
        right: counted.length - wrong.length,
        of: counted.length,
      }),
    ),
    misses: counts.flatMap(({ what, wrong }) => wrong.map((outcome) => `${what}: ${describe(outcome)}`)),
  };
}

const hasPages = ({ expected }: Question) => expected.pages.length > 0;
/** A page without a fragment stands for each of its parts. */
const fits = (expected: string, path: string) =>
  expected.includes('#')
    ? expected === path
    : path.split('#', 1)[0] === expected || path.startsWith(`${expected}/`);
const isExpected = ({ expected }: Question, path: string) => expected.pages.some((page) => fits(page, path));

const MEASURES: readonly {
  what: string;
  counts: (question: Question) => boolean;
  isRight: (outcome: Outcome) => boolean;
}[] = [
  {
    what: 'right page in the answer',
    counts: hasPages,
    isRight: ({ question, answer }) => answer.pages.some(({ path }) => isExpected(question, path)),
  },
  {
    what: 'right page first',
    counts: hasPages,
    isRight: ({ question, answer }) => isExpected(question, answer.pages[0]?.path ?? ''),
  },
  {
    what: 'unanswerable declined',
    counts: ({ expected }) => expected.declined,
    isRight: ({ answer }) => answer.pages.length === 0,
  },
  {
    what: 'emergencies with a card',
    counts: ({ expected }) => expected.danger !== null,
    isRight: ({ danger }) => danger !== null,
  },
  {
    what: 'emergencies with the right card',
    counts: ({ expected }) => expected.danger !== null,
    isRight: ({ question, danger }) => danger === question.expected.danger,
  },
  {
    what: 'harmless without a card',
    counts: ({ expected }) => expected.danger === null,
    isRight: ({ danger }) => danger === null,
  },
];

function describe({ question, danger, answer }: Outcome): string {
  return `${question.text} → ${danger ?? (answer.pages.map(({ path }) => path).join(' ') || 'declined')}`;
}
