import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { postcodeCheckText } from '#content/postcode-outcomes.yaml';
import type { CoverageArea } from '#domain/content/area/coverage.ts';
import { afterNextPaint } from '~/browser/after-next-paint.ts';
import { Button } from '~/design-system/button/button.tsx';
import styles from './postcode-form.module.css';
import { loadAnswer, usePostcodeCheck } from './use-postcode-check.ts';

/** As it was sent without scripting, and the element that says what is wrong with it, if anything is. */
export interface UnansweredPostcode {
  typed: string;
  fault?: string | undefined;
}

interface Props {
  area: CoverageArea;
  unanswered?: UnansweredPostcode | undefined;
  notice?: (postcode: string) => ReactNode;
}

/** Only to have it sooner: a failure shows when the check is made. */
function prepare(): void {
  loadAnswer().catch(() => {});
}

/** Asks for a postcode and answers in a dialog; without scripting the same form answers on a page of its own. */
export function PostcodeForm({ area, unanswered, notice }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { checking, open, answer, check, close } = usePostcodeCheck(area);
  const fault = answer ? undefined : unanswered?.fault;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Without the script for an answer, a page answers.
    check(field.current?.value ?? '').catch(() => form.submit());
  };
  const clear = () => {
    close();
    if (field.current) field.current.value = '';
    field.current?.focus({ preventScroll: true });
  };
  const checkInstead = (postcode: string) => {
    if (!field.current) return;
    field.current.value = postcode;
    field.current.form?.requestSubmit();
  };
  // The touch that brought this script here has focused the field already.
  useEffect(() => {
    if (document.activeElement === field.current) void afterNextPaint().then(prepare);
  }, []);

  return (
    <>
      <form className={styles.form} action="/postcode-check" method="post" onSubmit={submit} noValidate>
        <input type="hidden" name="area" value={area} />
        <label className={styles.label} htmlFor={id}>
          {postcodeCheckText.label}
        </label>
        <div className={styles.bounds}>
          <div className={styles.row}>
            <input
              ref={field}
              id={id}
              className={styles.input}
              name="postcode"
              defaultValue={unanswered?.typed}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault}
              placeholder={postcodeCheckText.placeholder}
              autoComplete="postal-code"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
              data-shortcut-target="search"
              onFocus={prepare}
            />
            {/* Not `pending`, which would take no press: a second check replaces the first. */}
            <Button type="submit" pendingLabel={postcodeCheckText.submitting}>
              {checking ? postcodeCheckText.submitting : postcodeCheckText.submit}
            </Button>
          </div>
        </div>
        <p className={styles.status} role="status">
          {checking && postcodeCheckText.status}
        </p>
      </form>
      {/* Outside the form: the dialog may hold one of its own. */}
      {answer && (
        <answer.Dialog {...{ area, open, checkInstead, notice }} outcome={answer.outcome} onClose={clear} />
      )}
    </>
  );
}
