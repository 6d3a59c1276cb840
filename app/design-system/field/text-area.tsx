import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import { CharacterCount } from './character-count.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldWords, useFieldIds } from './field-frame.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'maxLength'> &
  FieldWords & {
    /** Counts down from here. It never cuts off what is typed or pasted: the form's rules refuse it with a sentence. */
    limit?: number;
  };

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea(props: Props) {
  const { label, hint, error, optional, id, className, limit, onInput, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  const countId = limit ? `${ids.fieldId}-count` : undefined;
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        rows={5}
        {...rest}
        {...ids.aria}
        aria-describedby={classNames(ids.aria['aria-describedby'], countId) || undefined}
        id={ids.fieldId}
        className={classNames(styles.input, styles.lines, className)}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {limit && (
        <CharacterCount id={countId} length={rest.value?.toString().length ?? length} limit={limit} />
      )}
    </FieldFrame>
  );
}
