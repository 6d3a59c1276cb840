import { useEffect, useRef } from 'react';
import { assistant } from '#content/assistant.yaml';
import { BubbleShape, ChatBubble, ReplyText } from './chat-bubble.tsx';
import type { Bubble } from './conversation/conversation-memory.ts';
import styles from './transcript.module.css';
import { TranscriptTools } from './transcript-tools.tsx';

interface Props {
  /** Closed, the window forgets how far it was scrolled. */
  shown: boolean;
  privacy: string;
  bubbles: Bubble[];
  isFresh: boolean;
  pending: string | null;
  onAskAgain: () => void;
  onChoose: (choice: string) => void;
  onCopied: () => void;
  onClear: () => void;
}

const scrollable = { role: 'group', 'aria-label': assistant.conversation, tabIndex: 0 };

const itemsOf = (bubbles: Bubble[]) =>
  bubbles.map((bubble, index) => ({
    key: `${index}`,
    bubble,
    showLabel: bubbles[index - 1]?.type !== bubble.type,
    isGreeting: index < assistant.greetings.length || undefined,
    isLastGreeting: index + 1 === assistant.greetings.length,
    isLast: index + 1 === bubbles.length,
  }));

/** Shows the last answer below its question; of whom to ring in danger, the first two numbers, however large the text. */
function scrollToLast(viewport: HTMLElement) {
  const last = viewport.querySelector('ol > li:last-child');
  viewport.scrollIntoView({ block: 'nearest' });
  if (!last) return;
  const { scroller, start, end } = scrollAreaOf(viewport);
  const before = last.previousElementSibling;
  const asked = before?.matches('[data-type="user"]') ? before : last;
  const isLong = asked.getBoundingClientRect().height > (end - start) / QUESTION_SHARE;
  const { top } = (isLong ? last : asked).getBoundingClientRect();
  const [first, second = first] = [...last.querySelectorAll(':scope section a')].map((call) =>
    call.getBoundingClientRect(),
  );
  const hidden = second ? second.bottom + DISTANCE - (end - start) - top : 0;
  const spare = first ? first.top - top : 0;
  scroller.scrollBy({ top: top - start - DISTANCE / 2 + Math.min(Math.max(0, hidden), spare) });
}

const DISTANCE = 8;
/** A longer question would leave no room for its answer. */
const QUESTION_SHARE = 3;

/** The conversation scrolls by itself, or with all of the window between what stays of its head and the field. */
function scrollAreaOf(viewport: HTMLElement) {
  const { parentElement: frame, previousElementSibling: head } = viewport;
  const form = frame?.querySelector('form:has(textarea)');
  if (
    !frame ||
    !form ||
    !(head instanceof HTMLElement) ||
    getComputedStyle(viewport).overflowY !== 'visible'
  ) {
    const { top, bottom } = viewport.getBoundingClientRect();
    return { scroller: viewport, start: top, end: bottom };
  }
  const { top, bottom } = frame.getBoundingClientRect();
  const start = top + Number.parseFloat(getComputedStyle(head).top) + head.offsetHeight;
  const below = Number.parseFloat(getComputedStyle(form).bottom) || 0;
  return { scroller: frame, start, end: bottom - form.clientHeight - below };
}

/** Silent: a log is said in its parts, and these out of order. The window says each answer as a whole. */
export function Transcript(props: Props) {
  const { shown, privacy, bubbles, isFresh, pending, onAskAgain, onChoose, onCopied, onClear } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const count = bubbles.length;
  const isWaiting = pending !== null;
  useEffect(() => {
    const hasBegun = isWaiting || count > assistant.greetings.length;
    if (!shown || !hasBegun) return;
    const frame = requestAnimationFrame(() => viewport.current && scrollToLast(viewport.current));
    return () => cancelAnimationFrame(frame);
  }, [shown, count, isWaiting]);

  return (
    <div ref={viewport} className={styles.viewport} {...scrollable}>
      <div role="log" aria-live="off" aria-label={assistant.conversation}>
        <ol className={styles.bubbles}>
          {itemsOf(bubbles).map(({ key, bubble, showLabel, isGreeting, isLastGreeting, isLast }) => (
            <li key={key} className={styles.entry} data-type={bubble.type} data-greeting={isGreeting}>
              <ChatBubble
                bubble={bubble}
                showLabel={showLabel}
                onAskAgain={isLast ? onAskAgain : null}
                onChoose={isLast && !isWaiting ? onChoose : null}
              />
              {isLastGreeting && <p className={styles.privacy}>{privacy}</p>}
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
