import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldWords, useFieldIds } from './field-frame.tsx';

interface Props extends ComponentProps<'select'>, FieldWords {
  options?: readonly {
    value: string;
    label: string;
    className?: string | undefined;
    disabled?: boolean | undefined;
  }[];
  placeholder?: string;
}

export function SelectField(props: Props) {
  const { label, hint, error, optional, id, className, options, placeholder, children, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  // Otherwise a browser begins with the first option that can be chosen.
  const start = rest.value === undefined && placeholder ? { defaultValue: rest.defaultValue ?? '' } : {};
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <span className={styles.choice}>
        <select
          {...rest}
          {...start}
          {...ids.aria}
          id={ids.fieldId}
          className={classNames(styles.input, className)}
        >
          {placeholder && (
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
          )}
          {options?.map(({ label, ...option }) => (
            <option key={option.value} {...option}>
              {label}
            </option>
          ))}
          {children}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </FieldFrame>
  );
}
