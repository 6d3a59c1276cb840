import { useRef, useState } from 'react';
import type { FormErrors } from '#domain/forms/check-form.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { applicationFields } from './application-fields.ts';

/** The rules come when the form is first touched, not with the page. */
const loadRules = () => import('./check-application.ts');

/** What the server said of a draft that was sent. */
interface Said {
  errors: FormErrors;
  values: ApplicationDraft['values'];
  cv: File | null;
}

/** The server's errors at fields that have not changed since: only it can see into a file, for instance. */
function stillSaid({ errors, values, cv }: Said, draft: ApplicationDraft): FormErrors {
  const unchanged = (field: string) =>
    field === 'cv' ? draft.cv === cv : draft.values[field] === values[field];
  return Object.fromEntries(Object.entries(errors).filter(([field]) => unchanged(field)));
}

/** What is wrong with a draft: shown for the fields that were left once, and for all after a refused submit. */
export function useApplicationErrors(draft: ApplicationDraft, initial: FormErrors) {
  const touched = useRef(new Set(Object.keys(initial)));
  const [errors, setErrors] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const said = useRef<Said>({ errors: initial, values: draft.values, cv: draft.cv });

  const askRules = async (): Promise<FormErrors> => {
    const { checkApplication } = await loadRules();
    return checkApplication(draft.values, draft.cv);
  };
  const refuse = (found: FormErrors) => {
    setErrors(found);
    setAttempt((before) => before + 1);
  };
  const showTouched = async () => {
    const found = Object.entries({ ...stillSaid(said.current, draft), ...(await askRules()) });
    setErrors(Object.fromEntries(found.filter(([field]) => touched.current.has(field))));
  };
  return {
    errors,
    /** How often the form was refused. */
    attempt,
    /** The server found what the rules here cannot see. */
    refuse: (found: FormErrors) => {
      said.current = { errors: found, values: draft.values, cv: draft.cv };
      refuse(found);
    },
    prepare: () => {
      // Only to have them sooner: a failure shows when the form is sent.
      loadRules().catch(() => {});
    },
    /** Checks again, and from now on this field too. */
    touch: (field: string | null = null) => {
      if (field) touched.current.add(field);
      if (touched.current.size > 0) showTouched().catch(() => {});
    },
    /** Whether the draft may be sent. Without the rules (the connection is gone) the server's answer must do. */
    checkAll: async (): Promise<boolean> => {
      const found = await askRules().catch((): FormErrors => ({}));
      for (const field of applicationFields) touched.current.add(field);
      if (Object.keys(found).length > 0) {
        refuse(found);
        return false;
      }
      setErrors({});
      return true;
    },
  };
}
