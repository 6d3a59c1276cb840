import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DangerKind } from '#content/danger-cards.ts';
import type { ChatMessage } from '#domain/chat/chat-message.ts';

export interface Question {
  conversation: ChatMessage[];
  text: string;
  expected: { danger: DangerKind | null; declined: boolean; pages: string[] };
}

const dangers: readonly DangerKind[] = ['emergency', 'selfHarm', 'safeguarding'];

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
      danger: dangers.find((kind) => words.includes(kind)) ?? null,
      declined: words.includes('decline'),
      pages: words.filter((word) => word.startsWith('/')),
    },
  };
}
