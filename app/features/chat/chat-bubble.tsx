import { ArrowRight, Phone, RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import { assistant } from '#content/assistant.yaml';
import { brand } from '#content/brand.yaml';
import { calmLines } from '#content/danger-cards.yaml';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { CalmLine } from '~/design-system/help-lines/calm-line.tsx';
import { HelpLines } from '~/design-system/help-lines/help-lines.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './chat-bubble.module.css';
import type { Bubble } from './conversation/conversation-memory.ts';
import { type ReplyPart, replyParts } from './conversation/reply-parts.ts';

interface Props {
  bubble: Bubble;
  showLabel: boolean;
  /** Null where it is not the last. */
  onAskAgain: (() => void) | null;
  onChoose: ((choice: string) => void) | null;
}

export function ChatBubble({ bubble, showLabel, onAskAgain, onChoose }: Props) {
  const { type, content, danger, possibleDanger, pages = [], failed } = bubble;
  const choices = (onChoose && bubble.choices) || [];
  // The buttons take the place of the list.
  const [question = ''] = content.split('\n\n');
  return (
    <>
      {danger && <HelpLines {...dangerCard(danger)} />}
      <BubbleShape type={type} showLabel={showLabel}>
        {type === 'ai' ? <ReplyText text={choices.length > 0 ? question : content} /> : content}
      </BubbleShape>
      {possibleDanger && <CalmLine text={calmLines[possibleDanger]} />}
      {pages.length > 0 && <Pages pages={bubble.office ? pages : pages.slice(0, 1)} />}
      {choices.length > 0 && <Choices choices={choices} onChoose={onChoose} />}
      {failed && (
        <p className={styles.ways}>
          {onAskAgain && (
            <button type="button" className={styles.way} onClick={onAskAgain}>
              <Icon of={RotateCcw} />
              {assistant.again}
            </button>
          )}
          <a href={brand.phone.url} className={styles.way}>
            <Icon of={Phone} />
            {assistant.person.call}
          </a>
        </p>
      )}
    </>
  );
}

export function BubbleShape(props: { type: Bubble['type']; showLabel: boolean; children: ReactNode }) {
  const { type, showLabel, children } = props;
  return (
    <>
      {showLabel && (
        <p className={styles.label} data-type={type}>
          {type === 'ai' ? assistant.name : assistant.you}
        </p>
      )}
      <div className={styles.bubble} data-type={type} dir="auto">
        {children}
      </div>
    </>
  );
}

function Choices({ choices, onChoose }: { choices: readonly string[]; onChoose: Props['onChoose'] }) {
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <li key={choice}>
          <button type="button" className={styles.choice} onClick={() => onChoose?.(choice)}>
            {choice}
          </button>
        </li>
      ))}
      <li>
        <a href="/contact" className={styles.way}>
          {assistant.person.title}
        </a>
      </li>
    </ul>
  );
}

function Pages({ pages }: { pages: NonNullable<Bubble['pages']> }) {
  return (
    <ul className={styles.list} aria-label={assistant.pages}>
      {pages.map(({ title, path }) => (
        <li key={path}>
          <a href={path}>
            {title}
            <Icon of={ArrowRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ReplyText({ text }: { text: string }) {
  return replyParts(text).map((part, index) => {
    const key = `${index}`;
    return <Part key={key} part={part} />;
  });
}

function Part({ part }: { part: ReplyPart }) {
  if (typeof part === 'string') return part;
  const { text, href } = part;
  return <a href={href}>{text}</a>;
}
