import type { FormValues } from '../forms/answer.ts';
import type { FormErrors } from '../forms/check-form.ts';
import { fieldCheck } from '../forms/field-check.ts';
import { applicationSchema, checkChosenCv, cvMessages } from './schema.ts';

const checkFields = fieldCheck(applicationSchema);

/** What is wrong with an application, field by field, before it is sent. */
export function checkApplication(values: FormValues, cv: File | null): FormErrors {
  const fault = checkChosenCv(cv);
  return { ...checkFields(values), ...(fault && { cv: cvMessages[fault] }) };
}
