import { MessageCircleMore } from 'lucide';
import { type FormEvent, useEffect, useState } from 'react';
import { labels } from '#content/labels.yaml';
import { useOpeners } from '~/design-system/dialog/use-openers.ts';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './chat.module.css';
import { useChatWindow } from './use-chat-window.ts';

interface Props {
  portrait: string;
  toggle: string;
  greeting: string;
  provider?: boolean | undefined;
}

/** A page that comes back from the browser's memory begins anew with what was said and chosen meanwhile. */
export default function Chat(props: Props) {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent) => persisted && setReturns((before) => before + 1);
    addEventListener('pageshow', count);
    return () => removeEventListener('pageshow', count);
  }, []);
  return <ChatPart key={returns} returned={returns > 0} {...props} />;
}
Chat.displayName = 'chat';

/** Without scripting, and where the window does not come. */
const INSTEAD = '/contact';

function ChatPart(props: Props & { returned: boolean }) {
  const { portrait, toggle, greeting, provider = false, returned } = props;
  const { part, button, Window, isOpen, isCalled, sheet, open, close, keepOpen } = useChatWindow(returned);
  const openFrom = (opener: Element | null) => open(opener).catch(() => location.assign(INSTEAD));
  const press = (event: FormEvent) => {
    event.preventDefault();
    // A press goes to a window that opened by itself, and does not close it.
    if (isOpen && isCalled) close();
    else void openFrom(button.current);
  };
  useOpeners('chat', openFrom);
  return (
    <aside ref={part} className={styles.chat} aria-label={labels.chat}>
      <form action={INSTEAD} onSubmit={press}>
        <button
          ref={button}
          type="submit"
          className={styles.toggle}
          data-shortcut-target="chat"
          data-auto-hide=""
          data-replaced={(isOpen && !sheet) || undefined}
          aria-haspopup={sheet ? 'dialog' : undefined}
          aria-expanded={isOpen}
        >
          <Icon of={MessageCircleMore} className={styles.sign} />
          <img src={portrait} alt="" width="40" height="40" loading="lazy" />
          <span className={styles.words}>
            {`${toggle} `}
            <span>{greeting}</span>
          </span>
        </button>
      </form>
      {Window && (
        <Window
          portrait={portrait}
          provider={provider}
          open={isOpen}
          called={isCalled}
          sheet={sheet}
          onClose={close}
          onWrite={keepOpen}
        />
      )}
    </aside>
  );
}
