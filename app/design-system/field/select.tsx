import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export interface SelectProps extends ComponentProps<'select'> {
  options?: readonly {
    value: string;
    label: string;
    className?: string | undefined;
    disabled?: boolean | undefined;
  }[];
}

/** Its arrow is ours: WebKit's own look has a ground of its own. */
export function Select({ options, className, children, ...rest }: SelectProps) {
  return (
    <span className={styles.choice}>
      <select {...rest} className={classNames(styles.input, className)}>
        {children}
        {options?.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  );
}
