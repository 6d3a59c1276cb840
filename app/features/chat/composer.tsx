import { SendHorizontal } from 'lucide';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { assistant } from '#content/assistant.yaml';
import { chatLimits } from '#domain/chat/chat-message.ts';
import { browserStorage } from '~/browser/browser-storage.ts';
import { Button } from '~/design-system/button/button.tsx';
import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './composer.module.css';
import { loadDangerModel } from './conversation/use-conversation.ts';

const { label, placeholder, send, sending } = assistant.field;
const draft = browserStorage('sessionStorage', 'chat-draft');

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Nothing can be written or sent, but the focus stays where it is. */
  waiting: boolean;
  onWrite: () => void;
  onSend: (message: string) => void;
}

function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function Composer({ field, waiting, onWrite, onSend }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = field.current?.value.trim();
    if (!field.current || !message || waiting) return;
    field.current.value = '';
    draft.write(null);
    onSend(message);
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          defaultValue={draft.read() ?? ''}
          onFocus={() => loadDangerModel().catch(() => null)}
          onInput={({ currentTarget }) => {
            draft.write(currentTarget.value || null);
            onWrite();
          }}
          className={styles.field}
          placeholder={placeholder}
          maxLength={chatLimits.messageLength}
          readOnly={waiting}
          aria-disabled={waiting || undefined}
          enterKeyHint="send"
          onKeyDown={onKey}
        />
      </label>
      <Button
        type="submit"
        size="small"
        pending={waiting}
        pendingLabel={sending}
        icon={<Icon of={SendHorizontal} />}
      >
        {send}
      </Button>
    </form>
  );
}
