import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldWords, useFieldIds } from './field-frame.tsx';

/** The whole dashed area takes a dropped file, which browsers do for a file input by themselves. */
export function FileField(props: Omit<ComponentProps<'input'>, 'type'> & FieldWords) {
  const { label, hint, error, optional, below, id, className, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  const belowId = below ? `${ids.fieldId}-below` : undefined;
  const describedBy = [ids.aria['aria-describedby'], belowId].filter(Boolean).join(' ');
  return (
    <FieldFrame
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      below={below && <p id={belowId}>{below}</p>}
    >
      <input
        {...rest}
        {...ids.aria}
        aria-describedby={describedBy || undefined}
        type="file"
        id={ids.fieldId}
        className={classNames(styles.input, styles.file, className)}
      />
    </FieldFrame>
  );
}
