import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormErrors } from '#domain/forms/check-form.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { type Draft, type FormFields, tabDraft } from './draft.ts';
import type { CheckFields, formRules } from './form-rules.ts';

/** What sends a form, and what came of it: the router's fetcher, or something else of its shape. */
export interface Transport {
  state: 'idle' | 'submitting' | 'loading';
  data: FormResult | undefined;
  submit: (form: FormData, to: { method: 'post'; action: string }) => Promise<void>;
}

interface Options {
  name: string;
  action: string;
  /** Picks the form's rules, which are loaded when it is first touched. */
  rules: (all: typeof formRules) => CheckFields;
  /** The answer that came with the page, if the form was sent without scripting. */
  initial?: FormResult | undefined;
  onSent?: (reference: string | null) => void;
  draft?: Draft;
  transport?: Transport;
}

/** A picker with nothing chosen stands for a file without a name. */
function fieldsOf(form: HTMLFormElement): FormFields {
  return Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => typeof value === 'string' || value.name),
  );
}

/** The fields of a form that hold something already and that nobody is in. */
function filledBefore(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .filter(({ type, value, readOnly }) => type !== 'hidden' && value !== '' && !readOnly)
    .filter((field) => field !== document.activeElement)
    .map(({ name }) => name);
}

export function chooseFile(picker: HTMLInputElement, file: File): void {
  const holder = new DataTransfer();
  holder.items.add(file);
  picker.files = holder.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

function fillIn(form: HTMLFormElement, fields: FormFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    const fillable =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (!fillable || control.value !== '' || value === '') continue;
    if (typeof value === 'string') {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (control instanceof HTMLInputElement) chooseFile(control, value);
  }
}

/**
 * A form that checks itself as it is filled in and is sent without leaving the page. Errors show for fields that were
 * left once, and for all of them after a refused submit. Whatever happens, what was typed stays.
 */
export function useCheckedForm(options: Options) {
  const { name, action, rules, initial, onSent, draft = tabDraft(name) } = options;
  const fetcher = useFetcher<FormResult>();
  const { data, state, submit: send } = options.transport ?? fetcher;
  const answer = data ?? initial;
  const form = useRef<HTMLFormElement>(null);
  const lastSent = useRef<FormFields>(initial?.values ?? {});
  const [errors, setErrors] = useState<FormErrors>(initial?.kind === 'invalid' ? initial.errors : {});
  const touched = useRef(new Set(Object.keys(errors)));
  const [attempt, setAttempt] = useState(0);
  const pending = state !== 'idle';

  const loadCheck = async () => rules((await import('./form-rules.ts')).formRules);
  const settle = useEffectEvent((result: FormResult) => {
    if (result.kind === 'accepted') {
      draft.drop();
      onSent?.(result.reference);
    }
    if (result.kind === 'invalid') {
      setErrors(result.errors);
      setAttempt((before) => before + 1);
    }
  });
  useEffect(() => {
    if (data) settle(data);
  }, [data]);

  /** The server's errors at fields that have not changed since: only it can see into a file, for instance. */
  const standingErrors = (fields: FormFields): FormErrors => {
    const said = answer?.kind === 'invalid' ? Object.entries(answer.errors) : [];
    return Object.fromEntries(said.filter(([field]) => fields[field] === lastSent.current[field]));
  };
  const showTouched = async () => {
    // While it is under way a field may be out of use, and would count as empty.
    if (!form.current || pending) return;
    draft.keep(fieldsOf(form.current));
    if (touched.current.size === 0) return;
    const check = await loadCheck();
    const fields = fieldsOf(form.current);
    const found = Object.entries({ ...standingErrors(fields), ...check(fields) });
    setErrors(Object.fromEntries(found.filter(([field]) => touched.current.has(field))));
  };
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    if (!initial) fillIn(form.current, draft.read());
    // What was filled in before React listened, and left, was touched as well.
    for (const field of filledBefore(form.current)) touched.current.add(field);
    showTouched().catch(() => {});
  });
  useEffect(() => restore(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (pending) return;
    const fields = fieldsOf(element);
    draft.keep(fields);
    // Without the rules (the connection is gone) the server's answer must do.
    const found = await loadCheck().then(
      (check) => check(fields),
      () => ({}),
    );
    for (const control of element.elements) touched.current.add(control.getAttribute('name') ?? '');
    setErrors(found);
    if (Object.keys(found).length > 0) return setAttempt((before) => before + 1);
    lastSent.current = fields;
    await send(new FormData(element), { method: 'post', action });
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
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        // A choice is made at once; typing goes on.
        if (target instanceof HTMLInputElement && target.type === 'file') touched.current.add(target.name);
        showTouched().catch(() => {});
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const field = target.getAttribute('name');
        if (field) touched.current.add(field);
        // A message that appears now would move the button away from under the finger.
        if (!(relatedTarget instanceof HTMLButtonElement)) showTouched().catch(() => {});
      },
    },
  };
}
