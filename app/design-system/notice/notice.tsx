import { CircleAlert, Info, TriangleAlert } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { takeFocus } from '../take-focus.ts';
import styles from './notice.module.css';

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert };

interface Props {
  tone?: keyof typeof icons | 'success';
  title?: ReactNode;
  children?: ReactNode;
  /** Read out when it appears: for answers to something the visitor did. */
  announce?: boolean;
  /** Read out by taking the focus, so do not also announce it; false for an answer that came with the page. */
  takesFocus?: boolean;
  className?: string;
}

export function Notice({ tone = 'info', title, children, announce, takesFocus, className }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) takeFocus(box.current);
  }, [takesFocus]);
  const live = tone === 'error' ? 'alert' : 'status';
  // Screen readers say the name and description of a group that takes the focus, and nothing of an element without a role.
  const titleId = title ? `${id}-title` : undefined;
  const bodyId = children ? `${id}-body` : undefined;
  const named = takesFocus !== undefined && {
    role: 'group',
    'aria-labelledby': titleId ?? bodyId,
    'aria-describedby': titleId && bodyId,
  };
  return (
    <div
      ref={box}
      className={classNames(styles.notice, styles[tone], className)}
      role={announce ? live : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      {...named}
    >
      {tone === 'success' ? (
        <img src="/favicon.svg" width="32" height="32" alt="" />
      ) : (
        <Icon of={icons[tone]} />
      )}
      {title && (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      )}
      {children && (
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
      )}
    </div>
  );
}
