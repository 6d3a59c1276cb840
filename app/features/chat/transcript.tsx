import { Copy, Eraser } from 'lucide';
import { useEffect, useRef } from 'react';
import { assistant } from '#content/assistant.ts';
import { calmLines, type DangerCard, dangerCards } from '#content/danger-cards.ts';
import { Icon } from '~/design-system/icon/icon.tsx';
import { BubbleShape, ChatBubble, ReplyText } from './chat-bubble.tsx';
import type { Bubble } from './conversation-memory.ts';
import styles from './transcript.module.css';

interface Props {
  /** Closed, the window forgets how far it was scrolled. */
  shown: boolean;
  bubbles: Bubble[];
  isFresh: boolean;
  pending: string | null;
  onCopied: () => void;
  onClear: () => void;
}

/** Scrollable regions must be reachable by keyboard. */
const scrollable = { role: 'group', 'aria-label': assistant.conversation, tabIndex: 0 };

const itemsOf = (bubbles: Bubble[]) =>
  bubbles.map((bubble, index) => ({
    key: `${index}`,
    bubble,
    showLabel: bubbles[index - 1]?.type !== bubble.type,
    isLastGreeting: index + 1 === assistant.greetings.length,
  }));

/** Shows the beginning of the last message. */
function scrollToLast(viewport: HTMLElement) {
  const last = viewport.querySelector<HTMLElement>('ol > li:last-child');
  // With large text the window around it scrolls, too.
  viewport.scrollIntoView({ block: 'nearest' });
  if (!last) return;
  // In danger the first number to ring must be seen, however large the text.
  const call = last.querySelector('section a')?.getBoundingClientRect().bottom ?? 0;
  const below = call - last.getBoundingClientRect().top + 8 - viewport.clientHeight;
  viewport.scrollTo({ top: last.offsetTop - viewport.offsetTop - 4 + Math.max(0, below) });
}

/** The log holds finished messages only, so that each is read out once; the pending one is silent. */
export function Transcript({ shown, bubbles, isFresh, pending, onCopied, onClear }: Props) {
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
      <div role="log" aria-label={assistant.conversation}>
        <ol className={styles.bubbles}>
          {itemsOf(bubbles).map(({ key, bubble, showLabel, isLastGreeting }) => (
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

const { copy, clear } = assistant;

function asText(bubbles: Bubble[]): string {
  return bubbles
    .flatMap(({ type, content, danger, possibleDanger }) => [
      ...(danger ? [cardAsText(dangerCards[danger])] : []),
      `${type === 'ai' ? assistant.name : assistant.you}: ${content}`,
      ...(possibleDanger ? [calmLineAsText(calmLines[possibleDanger])] : []),
    ])
    .join('\n\n');
}

const calmLineAsText = (parts: (typeof calmLines)['emergency']) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function cardAsText({ title, text, lines }: DangerCard): string {
  return [title, ...lines.map(({ label, display, note }) => `${label}: ${display}. ${note}`), text].join(
    '\n',
  );
}

function TranscriptTools({ bubbles, onCopied, onClear }: Pick<Props, 'bubbles' | 'onCopied' | 'onClear'>) {
  // Undefined on pages without HTTPS.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  return (
    <p className={styles.tools}>
      {clipboard && (
        <button
          type="button"
          aria-label={copy.label}
          onClick={() => clipboard.writeText(asText(bubbles)).then(onCopied, () => undefined)}
        >
          <Icon of={Copy} />
          {copy.button}
        </button>
      )}
      <button type="button" aria-label={clear.label} onClick={onClear}>
        <Icon of={Eraser} />
        {clear.button}
      </button>
    </p>
  );
}
