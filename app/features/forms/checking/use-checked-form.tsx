import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { formFields } from '#domain/forms/form-metadata.ts';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { askedFields } from '#domain/forms/phone/phone-fields.ts';
import { afterNextPaint } from '~/browser/after-next-paint.ts';
import { showField } from '~/design-system/error-summary/error-summary.tsx';
import { notesBelow } from '../field-notes.tsx';
import { checkAndSend } from './check-and-send.ts';
import type { CheckedFormOptions } from './checked-form-options.ts';
import { type FormFields, tabDraft } from './draft.ts';
import { fieldsOf } from './form-fields.ts';
import { loadRules, takeOutInvisible } from './load-rules.ts';
import { showOutcomeInTitle } from './outcome-in-title.ts';
import { sendForm } from './send-form.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useOnlineRetry } from './use-online-retry.ts';
import { useRestoredDraft } from './use-restored-draft.ts';

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
  const { name, draftName = name, action, rules, optional = [], initial, onAccepted } = options;
  const { send = sendForm } = options;
  const draft = tabDraft(draftName);
  const form = useRef<HTMLFormElement>(null);
  const lastSent = useRef<FormFields>(initial?.values ?? {});
  const [answer, setAnswer] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  /** Counts the successes: after each the form is a new one. */
  const [round, setRound] = useState(0);
  const [offline, setOffline] = useOnlineRetry(form);
  const checked = useFieldErrors(options, form, answer, lastSent, pending);
  const { errors, setErrors, notes, touched, showTouched, onBlur } = checked;
  const [lost, setLost, isRestored] = useRestoredDraft(options, form, draft, checked, round);
  /** Stays as it is until the next try: an alert that changes as one types is said in the middle of a word. */
  const [summary, setSummary] = useState(errors);
  const typed = round === 0 && initial && initial.kind !== 'accepted' ? initial.values : {};
  /** Hidden fields that say which numbers were asked about. */
  const [asked, setAsked] = useState<FormValues>(typed);

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
    const [result, isQuestion] = await checkAndSend(element, body, rules, send);
    if (result !== 'offline' && result?.kind === 'accepted' && result.thanks && onAccepted) {
      draft.drop();
      return onAccepted(result.thanks, result.values);
    }
    setPending(false);
    if (result === 'offline') setOffline(true);
    else if (result) settle(result, isQuestion);
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
      below: notesBelow(of, notes[of], errors[of]),
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
        if (isFile) {
          touched.current.add(target.name);
          setLost({});
        }
        draft.keep({ ...(isFile ? {} : lost), ...fieldsOf(currentTarget) });
        showTouched(isTyping).catch(() => {});
      },
      onBlur,
    },
  };
}
