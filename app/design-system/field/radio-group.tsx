import type { ComponentProps } from 'react';
import choice from './choice.module.css';
import styles from './field.module.css';
import { FieldError, FieldHint, type FieldWords, LabelWords, useFieldIds } from './field-frame.tsx';

type Option = { value: string; label: string; hint?: string };
type Props = Pick<ComponentProps<'input'>, 'defaultValue' | 'required' | 'disabled' | 'onChange' | 'onBlur'> &
  FieldWords & { id?: string; name: string; options: readonly Option[] };

/** One of several: the label is the group's legend, and `id` is the first radio's, so that error links reach it. */
export function RadioGroup(props: Props) {
  const { label, hint, error, optional, id, name, options, defaultValue, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  return (
    <fieldset className={choice.group} aria-describedby={ids.aria['aria-describedby']}>
      <legend className={styles.label}>
        <LabelWords label={label} optional={optional} />
      </legend>
      <FieldHint id={ids.hintId}>{hint}</FieldHint>
      <FieldError id={ids.errorId}>{error}</FieldError>
      {options.map((option, index) => (
        <label key={option.value} className={choice.row}>
          <input
            {...rest}
            type="radio"
            name={name}
            value={option.value}
            id={index === 0 ? ids.fieldId : undefined}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            aria-invalid={ids.aria['aria-invalid']}
            className={choice.box}
          />
          <span>{option.label}</span>
          {option.hint && <small>{option.hint}</small>}
        </label>
      ))}
    </fieldset>
  );
}
