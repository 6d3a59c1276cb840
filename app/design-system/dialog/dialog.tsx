import { X } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { labels } from '#content/labels.yaml';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  describedBy?: string | undefined;
  width?: 'regular' | 'wide';
}

/** While it fades out, a closed dialog keeps its last content. */
function useLastOpen<Words>(open: boolean, words: Words): Words {
  const [kept, keep] = useState(words);
  if (open && kept !== words) keep(words);
  return open ? words : kept;
}

/** The press must begin and end on the overlay: selecting text and letting go outside must not close. */
function useOverlayPress(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    let began: EventTarget | null = null;
    const down = (event: Event) => {
      began = event.target;
    };
    const up = (event: Event) => {
      if (event.target === element && began === element) element?.close();
    };
    element?.addEventListener('mousedown', down);
    element?.addEventListener('click', up);
    return () => {
      element?.removeEventListener('mousedown', down);
      element?.removeEventListener('click', up);
    };
  }, [dialog]);
}

export function Dialog({ open, onClose, title, children, describedBy, width }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pageTitle = useRef('');
  const titleId = useId();
  const shownTitle = useLastOpen(open, title);
  const shownBody = useLastOpen(open, children);

  useEffect(() => {
    if (!open) return dialog.current?.close();
    if (!dialog.current || !body.current || dialog.current.open) return;
    const root = document.documentElement;
    const scrollbar = window.innerWidth - root.clientWidth;
    // Every element inherits it: where nothing takes room, nothing is said.
    if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`);
    pageTitle.current = document.title;
    body.current.autofocus = true;
    dialog.current.showModal();
  }, [open]);

  useOverlayPress(dialog);

  const close = () => dialog.current?.close();
  // From a button Orca says nothing of the dialog in Firefox, and from a heading no description.
  const firstFocus = {
    role: 'group',
    tabIndex: -1,
    'aria-labelledby': titleId,
    'aria-describedby': describedBy,
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, width === 'wide' && styles.wide)}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (event.target !== dialog.current) return;
        // The page's title does not keep what became of a form in it.
        document.title = pageTitle.current;
        onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {shownTitle}
          </h2>
          <button type="button" className={styles.close} onClick={close} aria-label={labels.close}>
            <Icon of={X} />
          </button>
        </div>
        <div ref={body} className={styles.body} {...firstFocus}>
          {shownBody}
        </div>
      </div>
    </dialog>
  );
}
