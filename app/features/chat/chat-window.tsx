import { Mail, MessageCircle, Phone, X } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { assistant } from '#content/assistant.ts';
import { brand } from '#content/brand.ts';
import { portraits } from '#content/media.ts';
import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { type FrameProps, SheetFrame, SideFrame } from './chat-frames.tsx';
import styles from './chat-window.module.css';
import { Composer } from './composer.tsx';
import { Transcript } from './transcript.tsx';
import { useConversation } from './use-conversation.ts';

export interface ChatWindowProps extends Pick<FrameProps, 'open' | 'onClose' | 'onOcclusion'> {
  called: boolean;
  sheet: boolean;
}

export function ChatWindow({ open, called, sheet, onClose, onOcclusion }: ChatWindowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useRef('');
  const id = useId();
  const [note, setNote] = useState('');
  const { bubbles, isFresh, pending, send, clear } = useConversation();
  // On a phone the keyboard would hide what the assistant says first.
  const first = sheet ? heading : field;
  useEffect(() => {
    if (open && called) first.current?.focus();
  }, [open, called, first]);

  const onSend = (message: string) => {
    setNote('');
    send(message);
  };
  const onClear = () => {
    clear();
    setNote(assistant.clear.done);
    field.current?.focus();
  };
  const Frame = sheet ? SheetFrame : SideFrame;
  return (
    <Frame open={open} labelledBy={id} onClose={onClose} onOcclusion={onOcclusion}>
      <div className={styles.head}>
        <img src={portraits.assistant.src} alt="" width="48" height="48" className={styles.portrait} />
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {assistant.name}{' '}
          <span>
            {assistant.title} / {assistant.subtitle}
          </span>
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
      <Transcript
        shown={open}
        bubbles={bubbles}
        isFresh={isFresh}
        pending={pending}
        onCopied={() => setNote(assistant.copy.done)}
        onClear={onClear}
      />
      <p role="status" className={styles.note}>
        {pending === null ? note : <VisuallyHidden>{assistant.waiting}</VisuallyHidden>}
      </p>
      <Composer field={field} draft={draft} waiting={pending !== null} onSend={onSend} />
      <div className={styles.foot}>
        <p className={styles.person}>{assistant.person.title}</p>
        <PersonLinks />
        <p className={styles.automated}>
          {assistant.automated} <Link to={assistant.privacyLink.path}>{assistant.privacyLink.text}</Link>
        </p>
      </div>
    </Frame>
  );
}

const { call, form, whatsapp } = assistant.person;

function PersonLinks() {
  return (
    <ul className={styles.links}>
      <li>
        <a href={brand.phone.url} aria-label={call}>
          <Icon of={Phone} />
          {brand.phone.display}
        </a>
      </li>
      <li>
        <Link to="/contact">
          <Icon of={Mail} />
          {form}
        </Link>
      </li>
      <li>
        <a href={brand.whatsapp.url} rel="noopener" target="_blank">
          <Icon of={MessageCircle} />
          {whatsapp}
        </a>
      </li>
    </ul>
  );
}
