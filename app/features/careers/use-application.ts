import { type DragEvent, type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { FormErrors } from '#domain/forms/check-form.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { typedValues } from './application-fields.ts';
import { type SendOutcome, sendApplication } from './send-application.ts';
import { useApplicationErrors } from './use-application-errors.ts';

interface Options {
  jobId: string;
  draft: ApplicationDraft;
  /** What was wrong when the form was sent without scripts. */
  initial: FormErrors;
  /** How often the form was shown: what was said of a failed try is not said again at the next. */
  visit: number;
  /** Gives up what is being sent: whoever closes the form has it in hand. */
  running: RefObject<AbortController | null>;
  onSent: (reference: string | null) => void;
}

/** The state of an application form. Whatever becomes of a try, what was filled in stays. */
export function useApplication({ jobId, draft, initial, visit, running, onSent }: Options) {
  const { errors, attempt, touch, prepare, checkAll, refuse } = useApplicationErrors(draft, initial);
  const [cv, setCv] = useState(draft.cv);
  const [sent, setSent] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);

  // Whoever leaves the job leaves what is under way.
  useEffect(() => () => running.current?.abort(), [running]);
  const [lastVisit, setLastVisit] = useState(visit);
  if (visit !== lastVisit) {
    setLastVisit(visit);
    if (outcome?.kind === 'failed') setOutcome(null);
  }

  const choose = (file: File | null) => {
    draft.cv = file;
    setCv(file);
    touch('cv');
  };
  const send = async (form: HTMLFormElement, signal: AbortSignal) => {
    if (!(await checkAll())) return;
    setSent(0);
    const answer = await sendApplication(jobId, whole(form, draft), { onProgress: setSent, signal });
    if (answer.kind === 'accepted') return onSent(answer.reference);
    setOutcome(answer);
    if (answer.kind === 'invalid') refuse(answer.errors);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    running.current = new AbortController();
    draft.values = typedValues(event.currentTarget);
    setOutcome(null);
    await send(event.currentTarget, running.current.signal);
    running.current = null;
    setSent(null);
  };
  return {
    cv,
    choose,
    errors,
    attempt,
    /** How much has gone out, from 0 to 1; null while nothing is sent. */
    sent,
    outcome,
    cancel: () => running.current?.abort(),
    formProps: {
      noValidate: true,
      onSubmit: submit,
      onFocus: prepare,
      onChange: (event: FormEvent<HTMLFormElement>) => {
        draft.values = typedValues(event.currentTarget);
        touch();
      },
      onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        draft.values = typedValues(currentTarget);
        // A message that appears now would move the button away from under the finger.
        if (!(relatedTarget instanceof HTMLButtonElement)) touch(target.getAttribute('name'));
      },
      // Beside the field the browser would leave the page and show the file.
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) choose(file);
      },
    },
  };
}

/** The form with its file: last, so that a server that refuses its size has read the words by then. */
function whole(form: HTMLFormElement, draft: ApplicationDraft): FormData {
  const sent = new FormData(form);
  sent.delete('cv');
  if (draft.cv) sent.append('cv', draft.cv);
  return sent;
}
