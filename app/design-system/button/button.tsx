import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'regular' | 'small';
  wide?: boolean;
  icon?: ReactNode;
}

interface Props extends ComponentProps<'button'>, ButtonLook {
  pending?: boolean;
  pendingLabel?: string;
}

export function buttonClass(look: ButtonLook, className?: string) {
  const { variant = 'primary', size, wide } = look;
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  );
}

/** While `pending` it does nothing but keeps the focus: a `disabled` button would drop it. */
export function Button(props: Props) {
  const { variant, size, wide, icon, pending, pendingLabel, children, className, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    pending ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      data-pending-label={pendingLabel}
      aria-disabled={pending || undefined}
      onClick={press}
    >
      {pending ? <span className={styles.working} aria-hidden="true" /> : icon}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
