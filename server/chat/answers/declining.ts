import type { Answerer } from 'site-assistant/answerers';
import { type Guides, withGuide } from './lookups/guides.ts';
import { type SiteAnswer, saying } from './site-answer.ts';
import { ourWords } from './table/our-words.ts';
import { moveOf } from './table/replies.ts';

const MIN_DECLINE = 0.5;
/** “What are you going to do” is mostly not about what the assistant is. */
const MIN_BOT = 0.8;

export const declined = (reason: keyof typeof ourWords.declines): SiteAnswer =>
  saying(`decline:${reason}`, ourWords.declines[reason]);

/** “Say that again” is none. */
export const trick: Answerer = ({ plain, understanding: { intent } }) =>
  intent.kind === 'declined' && intent.reason === 'trick' && moveOf(plain) === null
    ? declined('trick')
    : null;

/** Talk, and what is none of our business; a guide of ours is named beside it. */
export const declining =
  (guides: Guides): Answerer =>
  ({ text, understanding: { intent, subjects }, isJoined }) => {
    if (isJoined) return null;
    if (intent.kind === 'talk')
      return (subjects[0]?.probability ?? 0) < (intent.talk === 'bot' ? MIN_BOT : MIN_DECLINE)
        ? null
        : saying(intent.talk, ourWords.talk[intent.talk]);
    if (intent.kind !== 'declined') return null;
    const { reason } = intent;
    const other = subjects.find(({ label }) => label === `decline:${reason}`)?.probability ?? 0;
    const isSure = reason !== 'unknown' && reason !== 'product' && other >= MIN_DECLINE;
    return isSure ? withGuide(guides, declined(reason), text) : null;
  };
