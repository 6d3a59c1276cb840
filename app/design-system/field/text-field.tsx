import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldWords, useFieldIds } from './field-frame.tsx';

export function TextField(props: ComponentProps<'input'> & FieldWords) {
  const { label, hint, error, optional, below, id, className, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional} below={below}>
      <input
        type="text"
        dir="auto"
        {...rest}
        {...ids.aria}
        id={ids.fieldId}
        className={classNames(styles.input, className)}
      />
    </FieldFrame>
  );
}
