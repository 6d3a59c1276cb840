import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { FormErrors } from '#domain/forms/check-form.ts';
import { formFields } from '#domain/forms/form-metadata.ts';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { askedFields, PHONE_FIELDS } from '#domain/forms/phone-fields.ts';
import { afterNextPaint } from '~/browser/after-next-paint.ts';
import { pressEnded } from '~/browser/press-ended.ts';
import { showField } from '~/design-system/error-summary/error-summary.tsx';
import type { CheckedFormOptions } from './checked-form-options.ts';
import { type FormFields, tabDraft } from './draft.ts';
import { FieldNotes } from './field-notes.tsx';
import { fieldsOf, filledBefore, fillIn, fillInToken, lostFiles, sayMissing } from './form-fields.ts';
import { findErrors, loadRules, takeOutInvisible } from './load-rules.ts';
import { showOutcomeInTitle } from './outcome-in-title.ts';
import { sendForm } from './send-form.ts';

/** All but choices, which are made at once. */
const TYPED = 'textarea,[type=text],[type=email],[type=tel]';

/** A form may stand on another page than that of its thanks. */
function keepOverReload(thanks = ''): void {
  const { pathname } = new URL(thanks, location.href);
  if (pathname === location.pathname) history.replaceState(history.state, '', thanks);
}

/**
 * A form that checks itself as it is filled in and is sent without leaving the page. Errors show for fields that were
 * left once, and for all of them after a refused submit. Whatever happens, what was typed stays.
 */
export function useCheckedForm(options: CheckedFormOptions) {
  const { name, draftName = name, action, rules, optional = [], initial, offer, onAccepted } = options;
  const { send = sendForm } = options;
  const draft = tabDraft(draftName);
  const form = useRef<HTMLFormElement>(null);
  const lastSent = useRef<FormFields>(initial?.values ?? {});
  const [answer, setAnswer] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>(initial?.kind === 'invalid' ? initial.errors : {});
  const [notes, setNotes] = useState(initial?.kind === 'accepted' ? {} : (initial?.notes ?? {}));
  /** Stays as it is until the next try: an alert that changes as one types is said in the middle of a word. */
  const [summary, setSummary] = useState(errors);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  const [lost, setLost] = useState<Record<string, string>>({});
  /** Counts the successes: after each the form is a new one. */
  const [round, setRound] = useState(0);
  const isRestored = useRef(false);
  const [offline, setOffline] = useState(false);
  const awaitsLine = useRef(false);
  const typed = round === 0 && initial && initial.kind !== 'accepted' ? initial.values : {};
  /** Hidden fields that say which numbers were asked about. */
  const [asked, setAsked] = useState<FormValues>(typed);
  const touched = useRef(new Set(Object.keys(errors)));

  /** The server's errors stand at fields that have not changed since: only it can see into a file, for instance. */
  const errorsOf = (fields: FormFields, checked: FormErrors) => {
    const said = answer?.kind === 'invalid' ? answer.errors : {};
    const stands = (field: string) => field in fields && fields[field] === lastSent.current[field];
    const all: FormErrors = { ...said, ...checked };
    return Object.entries(all).filter(([field]) => field in checked || stands(field));
  };
  /** As one types, messages only go; they come, and change, when the field is left. */
  const showTouched = async (isTyping = false) => {
    const element = form.current;
    if (!element || pending) return;
    const { check, notesOn } = await loadRules(rules);
    if (form.current !== element) return;
    const fields = fieldsOf(element);
    const said = notesOn(fields, document.activeElement?.getAttribute('name'));
    setNotes((before) => (JSON.stringify(before) === JSON.stringify(said) ? before : said));
    const found = errorsOf(fields, check(fields)).filter(([field]) => touched.current.has(field));
    const shown: FormErrors = Object.fromEntries(found);
    const stay = (before: FormErrors) => Object.entries(before).filter(([field]) => field in shown);
    setErrors((before) => (isTyping ? Object.fromEntries(stay(before)) : shown));
  };
  const prepare = useEffectEvent((element: HTMLFormElement) => {
    if (initial?.kind === 'accepted') {
      draft.drop();
      if (initial.discreet) history.replaceState(history.state, '', action);
    }
    const before = initial ? {} : draft.read();
    fillIn(element, before);
    isRestored.current = Object.keys(before).length > 0;
    fillIn(element, offer?.() ?? {});
    const files = lostFiles(element, before);
    setLost(files);
    fillInToken(element);
    // Fields filled in before React listened are part of the draft, and touched if they were left.
    const filled = filledBefore(element);
    if (filled.length > 0) draft.keep({ ...files, ...fieldsOf(element) });
    for (const field of filled) if (field !== document.activeElement) touched.current.add(field.name);
    if (element.contains(document.activeElement))
      afterNextPaint()
        .then(() => loadRules(rules))
        .catch(() => {});
    if (touched.current.size > 0 || filled.length > 0) showTouched().catch(() => {});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each round has a form element of its own.
  useEffect(() => {
    if (form.current) prepare(form.current);
  }, [round]);

  const settle = (result: FormResult, isQuestion = false) => {
    setAnswer(result);
    showOutcomeInTitle(result.kind);
    const wrong = result.kind === 'invalid' ? result.errors : {};
    setErrors(wrong);
    setSummary(wrong);
    setAsked((before) => ({ ...before, ...askedFields(lastSent.current, wrong) }));
    setAttempt((before) => (result.kind === 'invalid' && !isQuestion ? before + 1 : 0));
    const [first] = Object.keys(wrong);
    if (isQuestion && first)
      afterNextPaint().then(
        () => showField(`${name}-${first}`),
        () => {},
      );
    if (result.kind !== 'accepted') return;
    // A discreet one loses what its page was made of, too: a conversation that was brought along.
    keepOverReload(result.discreet ? action : result.thanks);
    draft.drop();
    touched.current.clear();
    setRound((before) => before + 1);
  };
  /** Sends it once when the line is back, as it stands then. */
  const sendWhenOnline = (element: HTMLFormElement) => {
    setPending(false);
    setOffline(true);
    if (awaitsLine.current) return;
    awaitsLine.current = true;
    const sendNow = () => {
      if (awaitsLine.current && element.isConnected) element.requestSubmit();
      awaitsLine.current = false;
    };
    addEventListener('online', sendNow, { once: true });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const element = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === formFields.takeOut)
      await takeOutInvisible(element, submitter.value);
    const body = new FormData(element);
    // A restored draft can be sent at once, and its sender is no robot.
    if (!isRestored.current) body.set(formFields.elapsed, String(Math.round(performance.now())));
    const fields = fieldsOf(element);
    draft.keep({ ...lost, ...fields });
    for (const control of element.elements) touched.current.add(control.getAttribute('name') ?? '');
    lastSent.current = fields;
    setAnswer(undefined);
    setOffline(false);
    setPending(true);
    const { errors: found, isQuestion } = await findErrors(rules, fields);
    const isRight = Object.keys(found).length === 0;
    if (isRight && !navigator.onLine)
      return sayMissing(element) ? setPending(false) : sendWhenOnline(element);
    const result: FormResult | null = isRight
      ? await send(element.action, body)
      : { kind: 'invalid', errors: found, values: {} };
    if (result?.kind === 'failed' && !navigator.onLine) return sendWhenOnline(element);
    if (result?.kind === 'accepted' && result.thanks && onAccepted) {
      draft.drop();
      return onAccepted(result.thanks, result.values);
    }
    setPending(false);
    if (result) settle(result, isQuestion && !isRight);
  };

  const notesBelow = (field: string) => {
    const { phone, invisible } = notes[field] ?? {};
    const isPhone = PHONE_FIELDS.includes(field);
    const shown = {
      field,
      isPhone,
      phone: errors[field] ? undefined : phone,
      invisible: errors[field] ? invisible : undefined,
    };
    return isPhone || shown.invisible ? { below: <FieldNotes {...shown} /> } : {};
  };
  return {
    name,
    answer,
    /** False for the answer that came with the page, which must not take the focus from whoever begins anew. */
    isNews: answer !== initial,
    summary,
    attempt,
    pending,
    round,
    typed,
    asked,
    /** The names of files that were chosen before the page was loaded again. */
    lost,
    offline,
    forget: () => {
      awaitsLine.current = false;
      setOffline(false);
      setAnswer(undefined);
    },
    again: (event: MouseEvent) => {
      event.preventDefault();
      // A reload must not say that the next message was sent.
      history.replaceState(history.state, '', action);
      setAnswer(undefined);
      setRound((before) => before + 1);
    },
    field: (of: string) => ({
      id: `${name}-${of}`,
      name: of,
      error: errors[of],
      'aria-required': optional.includes(of) ? undefined : true,
      defaultValue: typed[of],
      ...notesBelow(of),
    }),
    formProps: {
      ref: form,
      method: 'post' as const,
      // Without scripting the answer is seen at once: the page comes back at the form.
      action: `${action}#${name}-form`,
      noValidate: true,
      'data-draft': draft.key,
      onSubmit: submit,
      onFocus: () => void loadRules(rules).catch(() => {}),
      onChange: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
        const isFile = target instanceof HTMLInputElement && target.type === 'file';
        const isTyping = target instanceof HTMLElement && target.matches(TYPED);
        // A choice is made at once; typing goes on.
        if (isFile) touched.current.add(target.name);
        if (isFile) setLost({});
        draft.keep({ ...(isFile ? {} : lost), ...fieldsOf(currentTarget) });
        showTouched(isTyping).catch(() => {});
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const field = target.getAttribute('name');
        if (field) touched.current.add(field);
        if (relatedTarget instanceof HTMLButtonElement) return;
        // A message that came now would move what is pressed away from under the pointer.
        pressEnded()
          .then(() => showTouched())
          .catch(() => {});
      },
    },
  };
}
