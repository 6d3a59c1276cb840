import type { ComponentProps } from 'react';
import choice from './choice.module.css';
import { FieldError, type FieldWords, useFieldIds } from './field-frame.tsx';

export function Checkbox(props: Omit<ComponentProps<'input'>, 'type'> & Omit<FieldWords, 'optional'>) {
  const { label, hint, error, id, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={choice.group}>
      <FieldError id={ids.errorId}>{error}</FieldError>
      <div className={choice.row}>
        <input {...rest} {...ids.aria} type="checkbox" id={ids.fieldId} className={choice.box} />
        <label htmlFor={ids.fieldId}>{label}</label>
        {hint && <small id={ids.hintId}>{hint}</small>}
      </div>
    </div>
  );
}
