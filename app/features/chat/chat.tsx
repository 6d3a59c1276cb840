import { useRef } from 'react';
import { hidden } from '~/design-system/hidden/visually-hidden.module.css';
import { icon } from '~/design-system/icon/icon.module.css';
import { ServerMarkup } from '~/server-markup.tsx';
import styles from './chat.module.css';
import { useOcclusion } from './occlusion.ts';
import { useChatWindow } from './use-chat-window.ts';

const ToggleMarkup = import.meta.env.SSR ? (await import('./toggle-markup.tsx')).ToggleMarkup : null;

export function Chat() {
  const part = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { Window, isOpen, called, sheet, open, close, autoHide } = useChatWindow(part, toggle);
  const occluding = useOcclusion(toggle, !isOpen);

  const press = () => (isOpen ? close() : open().catch(() => location.assign('/contact')));
  return (
    <aside ref={part} className={styles.chat} aria-label="Chat">
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        data-shortcut-target="chat"
        data-away={occluding || undefined}
        data-replaced={(isOpen && !sheet) || undefined}
        aria-haspopup={sheet ? 'dialog' : undefined}
        aria-expanded={isOpen}
        onClick={press}
      >
        <ServerMarkup id="chat-toggle" as="span" styles={[hidden, icon]}>
          {ToggleMarkup && <ToggleMarkup />}
        </ServerMarkup>
      </button>
      {Window && (
        <Window open={isOpen} called={called} sheet={sheet} onClose={close} onOcclusion={autoHide} />
      )}
    </aside>
  );
}
