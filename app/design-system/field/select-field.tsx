import { FieldFrame, type FieldWords, useFieldIds } from './field-frame.tsx';
import { Select, type SelectProps } from './select.tsx';

interface Props extends SelectProps, FieldWords {
  placeholder?: string;
}

export function SelectField(props: Props) {
  const { label, hint, error, optional, id, placeholder, children, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  // Otherwise a browser begins with the first option that can be chosen.
  const start = rest.value === undefined && placeholder ? { defaultValue: rest.defaultValue ?? '' } : {};
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <Select {...rest} {...start} {...ids.aria} id={ids.fieldId}>
        {placeholder && (
          <option value="" disabled={!optional}>
            {placeholder}
          </option>
        )}
        {children}
      </Select>
    </FieldFrame>
  );
}
