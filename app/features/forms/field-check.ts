import type * as v from 'valibot';
import { checkForm, type FormErrors } from '#domain/forms/check-form.ts';
import type { FormValues } from '#domain/forms/form-result.ts';

/** The errors of what is filled in now. */
export type CheckFields = (fields: FormValues) => FormErrors;

/** A schema as a form in the browser asks it: what is wrong, field by field. */
export function fieldCheck(schema: v.GenericSchema<unknown, unknown>): CheckFields {
  return (fields) => {
    const checked = checkForm<Record<string, unknown>>(
      schema as v.GenericSchema<unknown, Record<string, unknown>>,
      fields,
    );
    return checked.ok ? {} : checked.errors;
  };
}
