import { Copy, Eraser, Send } from 'lucide';
import { assistant } from '#content/assistant.yaml';
import { Button } from '~/design-system/button/button.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { tabDraft } from '../forms/checking/draft.ts';
import type { Bubble } from './conversation/conversation-memory.ts';
import { asSeen, asText } from './conversation/conversation-text.ts';
import styles from './transcript.module.css';

interface Props {
  bubbles: Bubble[];
  onCopied: () => void;
  onClear: () => void;
}

const { copy, clear, toOffice } = assistant;

export function TranscriptTools({ bubbles, onCopied, onClear }: Props) {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  return (
    <div className={styles.tools}>
      <SendToOffice bubbles={bubbles} />
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
    </div>
  );
}

/** Opens the contact form with the conversation in it. Posted: what people write stands in no address. */
function SendToOffice({ bubbles }: Pick<Props, 'bubbles'>) {
  const icon = <Icon of={Send} />;
  return (
    <form method="post" action="/contact#conversation">
      <input type="hidden" name="conversation" value={messageOf(bubbles)} />
      {bubbles.at(-1)?.office ? (
        <Button type="submit" size="small" icon={icon}>
          {toOffice.label}
        </Button>
      ) : (
        <button type="submit" data-quiet="">
          {icon}
          {toOffice.label}
        </button>
      )}
    </form>
  );
}

/** After what was typed into the form before. */
function messageOf(bubbles: Bubble[]): string {
  const [typed = ''] = (tabDraft('contact').read().message ?? '').split(toOffice.from);
  // A card's telephone numbers are for the visitor, and its words would be read as danger of other kinds.
  const seen = bubbles.map((bubble) => ({ ...bubble, content: asSeen(bubble), danger: undefined }));
  const said = asText(seen.slice(assistant.greetings.length));
  return [typed.trim(), toOffice.from, said].filter(Boolean).join('\n\n');
}
