import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '~/design-system/class-names.ts';
import styles from './chat-frames.module.css';
import { useOcclusion } from './occlusion.ts';
import { fitToVisualViewport } from './sheet.ts';

export interface FrameProps {
  open: boolean;
  labelledBy: string;
  onClose: () => void;
  onOcclusion: () => void;
  children: ReactNode;
}

/** What lies over the page is closed by Escape before the window is. */
const ON_TOP = 'dialog:modal, :popover-open, nav [aria-expanded="true"]';

export function SideFrame({ open, labelledBy, onClose, onOcclusion, children }: FrameProps) {
  const part = useRef<HTMLElement>(null);
  const occluding = useOcclusion(part, open);
  useEffect(() => {
    if (occluding) onOcclusion();
  }, [occluding, onOcclusion]);

  const closeOnEscape = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing && !document.querySelector(ON_TOP)) onClose();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [open]);

  return (
    <section
      ref={part}
      className={classNames(styles.frame, styles.side)}
      aria-labelledby={labelledBy}
      hidden={!open}
    >
      {children}
    </section>
  );
}

/** The page that a link leads to must not lie under the sheet. */
function closeForLink({ target, currentTarget }: Event) {
  const leads = target instanceof Element && target.closest('a[href^="/"]');
  if (leads && currentTarget instanceof HTMLDialogElement) currentTarget.close();
}

export function SheetFrame({ open, labelledBy, onClose, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    element.addEventListener('click', closeForLink);
    const letGo = fitToVisualViewport(element);
    return () => {
      letGo();
      element.removeEventListener('click', closeForLink);
      element.close();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.frame, styles.sheet)}
      aria-labelledby={labelledBy}
      onClose={() => open && onClose()}
    >
      {children}
    </dialog>
  );
}
