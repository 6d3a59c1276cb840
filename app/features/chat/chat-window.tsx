import { Mail, MessageCircle, Phone, X } from 'lucide';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { assistant } from '#content/assistant.yaml';
import { brand } from '#content/brand.yaml';
import { helpNumbers } from '#content/help-numbers.yaml';
import { ringUs } from '#content/telephone.yaml';
import { openingSentence } from '#domain/office-hours/office-hours.ts';
import { HelpNumbers } from '~/design-system/help-lines/help-numbers.tsx';
import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { Frame } from './chat-frames.tsx';
import styles from './chat-window.module.css';
import { Composer } from './composer.tsx';
import { asSpeech } from './conversation/conversation-text.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { Transcript } from './transcript.tsx';

/** Firefox says nothing of words that come together with their live region, nor Orca of some that come with a key. */
const SPEECH_DELAY_MS = 300;
/** Orca asks what stands there when it hears of each change: a quick answer in place of these words was said twice. */
const WAITING_DELAY_MS = 1000;

export interface ChatWindowProps {
  portrait: string;
  provider: boolean;
  open: boolean;
  called: boolean;
  sheet: boolean;
  onClose: () => void;
  onWrite: () => void;
}

export function ChatWindow(props: ChatWindowProps) {
  const { portrait, provider, open, called, sheet, onClose, onWrite } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const privacy = provider ? assistant.providerPrivacy : assistant.privacy;
  const [note, setNote] = useState('');
  const [said, setSaid] = useState('');
  const speech = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whatever is newer takes the place of what was said, and keeps late words away. */
  const show = (words: string) => {
    clearTimeout(speech.current);
    setNote(words);
    setSaid('');
  };
  const say = (words: string) => {
    show('');
    speech.current = setTimeout(setSaid, SPEECH_DELAY_MS, words);
  };
  const { bubbles, isFresh, pending, send, askAgain, clear } = useConversation((answer) =>
    say(asSpeech(answer)),
  );
  const isPending = pending !== null;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), WAITING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  const [isUsed, setIsUsed] = useState(called);
  if (!isUsed && (called || isPending || note)) setIsUsed(true);
  // Nothing of a window that opened by itself is read out over the page.
  const live = isUsed ? undefined : 'off';
  /** The keyboard of a screen, which comes with the field, would hide what the assistant says. */
  const focusFirst = () => {
    const isByKey = document.documentElement.dataset.hand === 'keydown';
    (sheet && !isByKey ? heading : field).current?.focus();
  };
  const comeIn = useEffectEvent(() => {
    // Whoever writes in a window that opened by itself is in it already.
    if (field.current?.matches(':focus')) return;
    say([asSpeech(bubbles), ...(isFresh ? [privacy] : [])].join(' '));
    focusFirst();
  });
  useEffect(() => {
    if (open && called) comeIn();
  }, [open, called]);

  const onSend = (message: string) => {
    show('');
    send(message);
  };
  const onAskAgain = () => {
    show('');
    askAgain();
    focusFirst();
  };
  const onChoose = (choice: string) => {
    onSend(choice);
    focusFirst();
  };
  const onClear = () => {
    clear();
    show(assistant.clear.done);
    field.current?.focus();
  };
  return (
    <Frame sheet={sheet} open={open} labelledBy={id} onClose={onClose}>
      <div className={styles.head}>
        <div className={styles.bar}>
          <img src={portrait} alt="" width="40" height="40" className={styles.portrait} />
          <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
            {assistant.name} <span>{assistant.title} /</span> <span>{assistant.subtitle}</span>
          </h2>
          <button
            type="button"
            className={styles.close}
            data-shortcut-target="chat"
            aria-label={assistant.close}
            onClick={onClose}
          >
            <Icon of={X} />
          </button>
        </div>
        <HelpNumbers {...helpNumbers} />
      </div>
      <Transcript
        shown={open}
        privacy={privacy}
        bubbles={bubbles}
        isFresh={isFresh}
        pending={pending}
        onAskAgain={onAskAgain}
        onChoose={onChoose}
        onCopied={() => show(assistant.copy.done)}
        onClear={onClear}
      />
      <p role="status" aria-live={live} className={styles.note}>
        {(!isPending && note) || <VisuallyHidden>{isSlow ? assistant.waiting : said}</VisuallyHidden>}
      </p>
      <div>
        <Composer field={field} waiting={isPending} onWrite={onWrite} onSend={onSend} />
        <PersonLinks />
      </div>
      <p className={styles.automated}>
        {assistant.automated} <a href={assistant.privacyLink.path}>{assistant.privacyLink.text}</a>
      </p>
    </Frame>
  );
}

const { title, form, whatsapp } = assistant.person;

function PersonLinks() {
  return (
    <ul className={styles.links} aria-label={title}>
      <li>
        <a href={brand.phone.url}>
          <span className={styles.number}>
            <Icon of={Phone} label={ringUs} /> {`${brand.phone.display} `}
          </span>
          <span className={styles.hours} data-opening-hours="">
            {openingSentence(new Date())}
          </span>
        </a>
      </li>
      <li>
        <a href="/contact">
          <Icon of={Mail} />
          {form}
        </a>
      </li>
      {brand.whatsapp && (
        <li>
          <a href={brand.whatsapp.url}>
            <Icon of={MessageCircle} />
            {whatsapp}
          </a>
        </li>
      )}
    </ul>
  );
}
