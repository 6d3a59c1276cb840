import { useEffect, useRef } from 'react';
import { assistant } from '#content/assistant.ts';
import { BubbleShape, ChatBubble } from './chat-bubble.tsx';
import type { Bubble } from './conversation-memory.ts';
import { ReplyText } from './reply-text.tsx';
import styles from './transcript.module.css';
import { TranscriptTools } from './transcript-tools.tsx';

type Props = {
  /** The window is open: closed it forgets how far it was scrolled. */
  shown: boolean;
  bubbles: Bubble[];
  /** Nothing has been said yet but the greetings. */
  isFresh: boolean;
  /** The reply as far as it has come; null where none is awaited. */
  pending: string | null;
  onCopied: () => void;
  onClear: () => void;
};

/** What scrolls can be reached and scrolled by keyboard. */
const scrollable = { role: 'group', 'aria-label': assistant.conversation, tabIndex: 0 };

/** Who speaks is said above the first of several bubbles in a row. */
const entriesOf = (bubbles: Bubble[]) =>
  bubbles.map((bubble, place) => ({
    key: `${place}`,
    bubble,
    showLabel: bubbles[place - 1]?.type !== bubble.type,
    isLastGreeting: place + 1 === assistant.greetings.length,
  }));

/** Shows the beginning of what came last, and as much before it as there is room for. */
function scrollToLast(place: HTMLElement) {
  const last = place.querySelector<HTMLElement>('ol > li:last-child');
  if (last) place.scrollTo({ top: last.offsetTop - place.offsetTop - 4 });
}

/**
 * What was said. The log holds finished messages only, so that each is read out once; the one that is being written
 * stands below it and is silent.
 */
export function Transcript({ shown, bubbles, isFresh, pending, onCopied, onClear }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const count = bubbles.length;
  const isWaiting = pending !== null;
  useEffect(() => {
    const hasBegun = isWaiting || count > assistant.greetings.length;
    if (!shown || !hasBegun) return;
    // The sheet opens after this.
    const frame = requestAnimationFrame(() => place.current && scrollToLast(place.current));
    return () => cancelAnimationFrame(frame);
  }, [shown, count, isWaiting]);

  return (
    <div ref={place} className={styles.place} {...scrollable}>
      <div role="log" aria-label={assistant.conversation}>
        <ol className={styles.bubbles}>
          {entriesOf(bubbles).map(({ key, bubble, showLabel, isLastGreeting }) => (
            <li key={key} className={styles.entry} data-type={bubble.type}>
              <ChatBubble bubble={bubble} showLabel={showLabel} />
              {isLastGreeting && <p className={styles.privacy}>{assistant.privacy}</p>}
            </li>
          ))}
        </ol>
      </div>
      {pending !== null && (
        <div className={styles.entry} data-type="ai" aria-hidden="true">
          <BubbleShape type="ai" showLabel>
            {pending ? <ReplyText text={pending} /> : <span className={styles.dots} />}
          </BubbleShape>
        </div>
      )}
      {!isFresh && <TranscriptTools bubbles={bubbles} onCopied={onCopied} onClear={onClear} />}
    </div>
  );
}
