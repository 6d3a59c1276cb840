import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import type { CoverageArea } from '#content/coverage.ts';
import { Button } from '~/design-system/button/button.tsx';
import { describeOutcome } from './copy.ts';
import styles from './postcode-form.module.css';
import { loadResultDialog, usePostcodeCheck } from './use-postcode-check.ts';

interface Props {
  area: CoverageArea;
  /** What else a visitor can do where the area is not covered yet. */
  notice?: (postcode: string) => ReactNode;
}

/** Asks for a postcode and answers in a dialog; without scripting the same form answers on a page of its own. */
export function PostcodeForm({ area, notice }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { checking, open, answer, check, close } = usePostcodeCheck(area);

  const fault = describeOutcome({ kind: 'failed', postcode: '' });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(field.current?.value ?? '');
  };
  const clear = () => {
    close();
    if (field.current) field.current.value = '';
    field.current?.focus({ preventScroll: true });
  };
  // Only to have it sooner: a failure shows when the check is made.
  const prepare = () => {
    loadResultDialog().catch(() => {});
  };

  return (
    <form className={styles.form} action="/postcode-check" method="post" onSubmit={submit} noValidate>
      <input type="hidden" name="area" value={area} />
      <label className={styles.label} htmlFor={id}>
        Enter your postcode
      </label>
      <div className={styles.bounds}>
        <div className={styles.row}>
          <input
            ref={field}
            id={id}
            className={styles.input}
            name="postcode"
            placeholder="e.g. SO14 7LY"
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            data-shortcut-target="search"
            onFocus={prepare}
          />
          <Button type="submit" pending={checking} pendingLabel="Checking…">
            Check my postcode
          </Button>
        </div>
      </div>
      <p className={styles.status} role="status">
        {checking && 'Checking your postcode…'}
      </p>
      {answer?.Dialog && (
        <answer.Dialog outcome={answer.outcome} open={open} onClose={clear} notice={notice} />
      )}
      {answer && !answer.Dialog && (
        <p className={styles.fault} role="alert">
          {fault.message}. {fault.subMessage}
        </p>
      )}
    </form>
  );
}
