import type { DangerKind } from 'site-assistant/danger-kinds';
import { wordPattern } from 'site-assistant/folded-words';
import { stayWith as rows } from '#content/danger-follow-ups.yaml';
import { plainText } from '../text/word-patterns.ts';

/** Said again, in the place of an answer, to what follows a danger card. @param message that brought the card */
export function stayWith(kind: DangerKind, message: string): string {
  const plain = plainText(message);
  const row = rows.find((one) => one.kind === kind && (!one.words || wordPattern(one.words).test(plain)));
  return row?.text ?? '';
}
