import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { labels } from '#content/labels.yaml';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  below?: ReactNode;
}

export function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const generated = useId();
  const fieldId = id ?? generated;
  const hintId = hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined } as const;
  return { fieldId, hintId, errorId, aria };
}

function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  ) : null;
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} />
      <span>
        <VisuallyHidden>{labels.error}</VisuallyHidden>
        {children}
      </span>
    </p>
  ) : null;
}

function LabelWords({ label, optional }: Pick<FieldWords, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> {labels.optional}</span>}
    </>
  );
}

interface Props extends FieldWords {
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
}

export function FieldFrame({ ids, label, hint, error, optional, below, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.fieldId} className={styles.label}>
        <LabelWords label={label} optional={optional} />
      </label>
      <FieldHint id={ids.hintId}>{hint}</FieldHint>
      <FieldError id={ids.errorId}>{error}</FieldError>
      {children}
      {below}
    </div>
  );
}

export function FieldPair({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.pair, className)} />;
}
