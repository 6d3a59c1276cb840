import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '~/design-system/class-names.ts';
import styles from './chat-frames.module.css';
import { fitToVisualViewport } from './placement/use-sheet.ts';

interface FrameProps {
  open: boolean;
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

export function SideFrame({ open, labelledBy, children }: Omit<FrameProps, 'onClose'>) {
  return (
    <section className={classNames(styles.frame, styles.side)} aria-labelledby={labelledBy} hidden={!open}>
      {children}
    </section>
  );
}

export function SheetFrame({ open, labelledBy, onClose, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeOnBack = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const letGo = fitToVisualViewport(element);
    element.showModal();
    // Back closes the sheet; so does a link to another part of the page under it.
    if (!history.state?.sheet) history.pushState({ sheet: true }, '');
    addEventListener('popstate', closeOnBack);
    return () => {
      removeEventListener('popstate', closeOnBack);
      if (history.state?.sheet) history.back();
      letGo();
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
