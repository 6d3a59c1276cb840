// Puts lines of a corpus to the site as a visitor would: the browser's model first, then the server's, then the answer.
import { embeddedAssistant } from '../../../tests/support/embedded-assistant.ts';
import type { Assistant } from '../assistant.ts';
import type { DetectDanger } from '../danger/danger-detector.ts';
import type { DetectedDanger, LearnedDanger } from '../danger/danger-kinds.ts';
import { namedDangerWords } from '../danger/words/named-danger-words.ts';
import type { CorpusLine } from '../sentences/corpus.ts';

export interface ScoredLine {
  line: CorpusLine;
  card: LearnedDanger | null;
  calmLine: LearnedDanger | null;
  answer: { kind: string; text: string; pages: readonly { path: string }[] };
}

interface Detectors {
  detectInBrowser: DetectDanger;
  assistant: Assistant;
}

export async function answerLines(
  lines: readonly CorpusLine[],
  { detectInBrowser, assistant }: Detectors,
): Promise<ScoredLine[]> {
  const site = embeddedAssistant({ assistant });
  const scored: ScoredLine[] = [];
  for (const line of lines) {
    const question = line.turns.at(-1) ?? '';
    const onServer = assistant.detectDanger(question);
    const likely = [detectInBrowser(question), onServer].find((danger) => danger?.likely);
    const answer = await site.answer(line.turns.map((content) => ({ role: 'user', content })));
    scored.push({ line, card: learnedKind(likely), calmLine: learnedKind(onServer), answer });
  }
  return scored;
}

function learnedKind(danger: DetectedDanger | null | undefined): LearnedDanger | null {
  if (!danger) return null;
  const learned = Object.entries(namedDangerWords).find(([, named]) => danger.kind in named);
  return (learned?.[0] ?? danger.kind) as LearnedDanger;
}
