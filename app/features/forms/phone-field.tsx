import { type ComponentProps, useState } from 'react';
import { formText } from '#content/forms.ts';
import { isPhone, isWholePhone, normalisePhone, phoneInWords } from '#domain/forms/phone-number.ts';
import { TextField } from '~/design-system/field/text-field.tsx';
import styles from './phone-field.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'defaultValue'> & {
  defaultValue?: string | undefined;
};

/** A telephone number. The number that we would ring is said below it, so that a slip of the thumb is seen. */
export function PhoneField({ defaultValue = '', ...props }: Props) {
  const [typed, setTyped] = useState(defaultValue);
  const [isLeft, setIsLeft] = useState(true);
  const phone = normalisePhone(typed);
  const isShown = isLeft ? isPhone(phone) : isWholePhone(phone);
  return (
    <div className={styles.phone}>
      <TextField
        {...props}
        defaultValue={defaultValue}
        type="tel"
        autoComplete="tel"
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsLeft(currentTarget !== document.activeElement);
        }}
        onBlur={() => setIsLeft(true)}
      />
      <p role="status" className={styles.echo}>
        {isShown && formText.willRing(phoneInWords(phone))}
      </p>
    </div>
  );
}
