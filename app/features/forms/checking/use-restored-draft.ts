import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterNextPaint } from '~/browser/after-next-paint.ts';
import type { CheckedFormOptions } from './checked-form-options.ts';
import type { Draft } from './draft.ts';
import { fieldsOf, restoreFields } from './form-fields.ts';
import { loadRules } from './load-rules.ts';
import type { useFieldErrors } from './use-field-errors.ts';

/**
 * Fills in what was typed before the page was loaded, in each round's form.
 * @returns the names of files that were chosen then, and if there was a draft
 */
export function useRestoredDraft(
  { action, rules, initial, offer }: CheckedFormOptions,
  form: RefObject<HTMLFormElement | null>,
  draft: Draft,
  { touched, showTouched }: ReturnType<typeof useFieldErrors>,
  round: number,
) {
  const [lost, setLost] = useState<Record<string, string>>({});
  const isRestored = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each round has a form element of its own.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (initial?.kind === 'accepted') {
      draft.drop();
      if (initial.discreet) history.replaceState(history.state, '', action);
    }
    const before = initial ? {} : draft.read();
    isRestored.current = Object.keys(before).length > 0;
    const [files, filled] = restoreFields(element, before, offer?.() ?? {});
    setLost(files);
    // Fields filled in before React listened are part of the draft, and touched if they were left.
    if (filled.length > 0) draft.keep({ ...files, ...fieldsOf(element) });
    for (const field of filled) if (field !== document.activeElement) touched.current.add(field.name);
    if (element.contains(document.activeElement))
      afterNextPaint()
        .then(() => loadRules(rules))
        .catch(() => {});
    if (touched.current.size > 0 || filled.length > 0) showTouched().catch(() => {});
  }, [round]);
  return [lost, setLost, isRestored] as const;
}
