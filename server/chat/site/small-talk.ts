import { assistantSmallTalk } from '#content/assistant-small-talk.ts';
import { wordPattern } from '#domain/text/word-patterns.ts';
import { plainWords } from './plain-words.ts';

const talk = assistantSmallTalk.map(({ whole, patterns, answer }) => ({
  pattern: wordPattern(patterns),
  whole,
  answer,
}));

/** The answer to a greeting, a thank-you or a question about the assistant itself; null for everything else. */
export function smallTalkAnswer(question: string): string | null {
  const plain = plainWords(question);
  return (
    talk.find(({ pattern, whole }) => {
      const said = pattern.exec(plain)?.[0];
      return said !== undefined && (!whole || said.length === plain.length);
    })?.answer ?? null
  );
}
