import { Copy, Eraser } from 'lucide';
import { assistant } from '#content/assistant.ts';
import { Icon } from '~/design-system/icon/icon.tsx';
import type { Bubble } from './conversation-memory.ts';
import styles from './transcript.module.css';

const { copy, clear } = assistant;

type Props = { bubbles: Bubble[]; onCopied: () => void; onClear: () => void };

function asText(bubbles: Bubble[]): string {
  return bubbles
    .map(({ type, content }) => `${type === 'ai' ? assistant.name : assistant.you}: ${content}`)
    .join('\n\n');
}

/** Copies the conversation and clears it. */
export function TranscriptTools({ bubbles, onCopied, onClear }: Props) {
  // Only pages that came over a secure line may write to the clipboard.
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
