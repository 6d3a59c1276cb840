import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import type { FormErrors } from '#domain/forms/check-form.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { pressEnded } from '~/browser/press-ended.ts';
import type { CheckedFormOptions } from './checked-form-options.ts';
import type { FormFields } from './draft.ts';
import { fieldsOf } from './form-fields.ts';
import { loadRules } from './load-rules.ts';

/** Errors for fields that were left once, and notes below fields, as the form is filled in. */
export function useFieldErrors(
  { rules, initial }: Pick<CheckedFormOptions, 'rules' | 'initial'>,
  form: RefObject<HTMLFormElement | null>,
  answer: FormResult | undefined,
  lastSent: RefObject<FormFields>,
  pending: boolean,
) {
  const [errors, setErrors] = useState<FormErrors>(initial?.kind === 'invalid' ? initial.errors : {});
  const [notes, setNotes] = useState(initial?.kind === 'accepted' ? {} : (initial?.notes ?? {}));
  const touched = useRef(new Set(Object.keys(errors)));

  /** As one types, messages only go; they come, and change, when the field is left. */
  const showTouched = async (isTyping = false) => {
    const element = form.current;
    if (!element || pending) return;
    const { check, notesOn } = await loadRules(rules);
    if (form.current !== element) return;
    const fields = fieldsOf(element);
    const found = notesOn(fields, document.activeElement?.getAttribute('name'));
    setNotes((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    const checked = check(fields);
    const all: FormErrors = { ...(answer?.kind === 'invalid' ? answer.errors : {}), ...checked };
    // The server's errors stand at fields that have not changed since: only it can see into a file, for instance.
    const stands = (field: string) => field in fields && fields[field] === lastSent.current[field];
    const isShown = (field: string) => touched.current.has(field) && (field in checked || stands(field));
    const shown: FormErrors = Object.fromEntries(Object.entries(all).filter(([field]) => isShown(field)));
    const stay = (before: FormErrors) => Object.entries(before).filter(([field]) => field in shown);
    setErrors((before) => (isTyping ? Object.fromEntries(stay(before)) : shown));
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field = target.getAttribute('name');
    if (field) touched.current.add(field);
    if (relatedTarget instanceof HTMLButtonElement) return;
    // A message that came now would move what is pressed away from under the pointer.
    pressEnded()
      .then(() => showTouched())
      .catch(() => {});
  };
  return { errors, setErrors, notes, touched, showTouched, onBlur };
}
