import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

interface Props {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out when it appears: for answers to something the visitor did. */
  announce?: boolean;
  /** Read out by taking the focus, so do not also announce it. */
  takesFocus?: boolean;
  className?: string;
}

export function Notice({ tone = 'info', title, children, announce, takesFocus, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      ref={box}
      className={classNames(styles.notice, styles[tone], className)}
      role={announce ? role : undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon of={icons[tone]} />
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}
