import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormErrors } from '#domain/forms/check-form.ts';
import { formFields } from '#domain/forms/form-metadata.ts';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import type { CheckFields } from './field-check.ts';

interface Options {
  /** The form's name, for its draft. */
  name: string;
  /** Where the form is posted to. */
  action: string;
  /** The form's rules, loaded when it is first touched. */
  loadCheck: () => Promise<CheckFields>;
  /** The answer that came with the page, where it was sent without scripting. */
  initial?: FormResult | undefined;
  /** Called once when what was sent is accepted. */
  onSent?: (reference: string | null) => void;
}

/** The typed values of a form, without the fields that no visitor sees. */
function valuesOf(form: HTMLFormElement): FormValues {
  const hidden = Object.values<string>(formFields);
  const texts = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !hidden.includes(name),
  );
  return Object.fromEntries(texts) as FormValues;
}

/** The fields of a form that hold something already and that nobody is in. */
function filledBefore(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .filter(({ type, value }) => type !== 'hidden' && value !== '')
    .filter((field) => field !== document.activeElement)
    .map(({ name }) => name);
}

function errorsOf(answer: FormResult | undefined): FormErrors {
  return answer?.kind === 'invalid' ? answer.errors : {};
}

/**
 * A form that checks itself as it is filled in and is sent without leaving the page. Errors show for fields that were
 * left once, and for all of them after a refused submit. Whatever happens, what was typed stays.
 */
export function useCheckedForm({ name, action, loadCheck, initial, onSent }: Options) {
  const fetcher = useFetcher<FormResult>();
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  const [errors, setErrors] = useState<FormErrors>(errorsOf(initial));
  const [attempt, setAttempt] = useState(0);
  const answer = fetcher.data ?? initial;
  const pending = fetcher.state !== 'idle';

  useRestoredDraft(name, form, initial);
  const sent = useEffectEvent((reference: string | null) => onSent?.(reference));
  useEffect(() => {
    if (fetcher.data?.kind === 'accepted') {
      dropDraft(name);
      sent(fetcher.data.reference);
    }
    if (fetcher.data?.kind === 'invalid') {
      setErrors(fetcher.data.errors);
      setAttempt((before) => before + 1);
    }
  }, [fetcher.data, name]);

  const showTouched = async () => {
    // While it is under way a field may be out of use, and would count as empty.
    if (!form.current || pending) return;
    keepDraft(name, valuesOf(form.current));
    if (touched.current.size === 0) return;
    const found = (await loadCheck())(valuesOf(form.current));
    setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => touched.current.has(field))));
  };
  // What was filled in before React listened, and left, was touched as well.
  const showFilledBefore = useEffectEvent(() => {
    for (const field of filledBefore(form.current)) touched.current.add(field);
    showTouched().catch(() => {});
  });
  useEffect(() => showFilledBefore(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (pending) return;
    const values = valuesOf(element);
    // Without the rules (the connection is gone) the server's answer must do.
    const found = await loadCheck().then(
      (check) => check(values),
      () => ({}),
    );
    for (const field of Object.keys(values)) touched.current.add(field);
    setErrors(found);
    if (Object.keys(found).length > 0) setAttempt((before) => before + 1);
    else fetcher.submit(new FormData(element), { method: 'post', action });
  };

  return {
    answer,
    errors,
    attempt,
    pending,
    formProps: {
      ref: form,
      method: 'post' as const,
      action,
      noValidate: true,
      onSubmit: submit,
      onFocus: () => void loadCheck().catch(() => {}),
      onChange: () => void showTouched().catch(() => {}),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const field = event.target.getAttribute('name');
        if (field && event.target instanceof HTMLElement && event.target.tagName !== 'BUTTON')
          touched.current.add(field);
        showTouched().catch(() => {});
      },
    },
  };
}

/** After a reload, what had been typed is put back, unless the page came with values of its own. */
function useRestoredDraft(
  name: string,
  form: React.RefObject<HTMLFormElement | null>,
  initial: FormResult | undefined,
): void {
  useEffect(() => {
    if (initial || !form.current) return;
    for (const [field, value] of Object.entries(readDraft(name))) {
      const control = form.current.elements.namedItem(field);
      const fillable =
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement;
      if (!fillable || control.value !== '' || value === '') continue;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [name, form, initial]);
}
