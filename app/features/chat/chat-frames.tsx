import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '~/design-system/class-names.ts';
import styles from './chat-frames.module.css';
import { fitToVisualViewport } from './placement/use-sheet.ts';

interface FrameProps {
  open: boolean;
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

interface FocusPlace {
  /** -1 outside the window. */
  index: number;
  selectionStart: number;
  selectionEnd: number;
}

/** Of the other frame, while one takes its place. */
type PlaceRef = RefObject<FocusPlace | undefined>;

/** Beside the page or, where there is no room, a sheet over it. Turned or enlarged, the focus goes on in the other frame. */
export function Frame({ sheet, ...props }: FrameProps & { sheet: boolean }) {
  const place: PlaceRef = useRef(undefined);
  return sheet ? <SheetFrame place={place} {...props} /> : <SideFrame place={place} {...props} />;
}

const focusable = (frame: HTMLElement) => [
  ...frame.querySelectorAll<HTMLElement>('a, button, textarea, [tabindex]'),
];

function findFocus(frame: HTMLElement): FocusPlace {
  const index = focusable(frame).findIndex((element) => element.matches(':focus'));
  const { selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
  return { index, selectionStart, selectionEnd };
}

function useKeptFocus(ref: RefObject<HTMLElement | null>, place: PlaceRef): void {
  useEffect(() => {
    if (!ref.current || !place.current) return;
    const { index, selectionStart, selectionEnd } = place.current;
    place.current = undefined;
    const element = focusable(ref.current)[index];
    element?.focus();
    if (element instanceof HTMLTextAreaElement) element.setSelectionRange(selectionStart, selectionEnd);
  }, [ref, place]);
  useLayoutEffect(() => {
    const { current } = ref;
    return () => {
      place.current = current ? findFocus(current) : undefined;
    };
  }, [ref, place]);
}

function SideFrame({ open, labelledBy, place, children }: Omit<FrameProps, 'onClose'> & { place: PlaceRef }) {
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section, place);
  return (
    <section
      ref={section}
      className={classNames(styles.frame, styles.side)}
      aria-labelledby={labelledBy}
      hidden={!open}
    >
      {children}
    </section>
  );
}

/** A link to a part of the page takes the focus from what had it, when Back leads to its entry again. */
function goBackWithFocus(): void {
  const keep = () => {
    const { activeElement } = document;
    requestAnimationFrame(() => activeElement instanceof HTMLElement && activeElement.focus());
  };
  addEventListener('popstate', keep, { once: true });
  history.back();
}

function SheetFrame({ open, labelledBy, place, onClose, children }: FrameProps & { place: PlaceRef }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeOnBack = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const isTurned = place.current !== undefined;
    const isWriting = document.activeElement?.matches('input, select, textarea');
    if (isTurned && isWriting) return queueMicrotask(closeOnBack);
    const letGo = fitToVisualViewport(element);
    element.showModal();
    // Back closes the sheet; so does a link to another part of the page under it.
    if (!history.state?.sheet) history.pushState({ sheet: true }, '');
    addEventListener('popstate', closeOnBack);
    return () => {
      removeEventListener('popstate', closeOnBack);
      if (history.state?.sheet) goBackWithFocus();
      letGo();
      element.close();
    };
  }, [open, place]);
  useKeptFocus(dialog, place);

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
