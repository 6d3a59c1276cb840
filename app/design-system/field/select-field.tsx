import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldWords, useFieldIds } from './field-frame.tsx';

interface Option {
  value: string;
  label: string;
  className?: string | undefined;
  disabled?: boolean | undefined;
}

interface Props extends ComponentProps<'select'>, FieldWords {
  options: readonly (Option | { group: string; options: readonly Option[] })[];
  placeholder?: string;
}

export function SelectField(props: Props) {
  const { label, hint, error, optional, id, className, options, placeholder, ...rest } = props;
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
          {options.map((each) =>
            'group' in each ? (
              <optgroup key={each.group} label={each.group}>
                {each.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(each)
            ),
          )}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </FieldFrame>
  );
}

function optionOf({ label, ...option }: Option) {
  return (
    <option key={option.value} {...option}>
      {label}
    </option>
  );
}
