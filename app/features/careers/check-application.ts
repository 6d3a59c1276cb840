import { cvMessages } from '#content/form-messages.ts';
import { applicationSchema } from '#domain/applications/application.ts';
import { checkChosenCv } from '#domain/applications/cv.ts';
import type { FormErrors } from '#domain/forms/check-form.ts';
import type { FormValues } from '#domain/forms/form-result.ts';
import { fieldCheck } from '../forms/field-check.ts';

const checkFields = fieldCheck(applicationSchema);

/** What is wrong with an application, field by field, before it is sent. */
export function checkApplication(values: FormValues, cv: File | null): FormErrors {
  const fault = checkChosenCv(cv);
  return { ...checkFields(values), ...(fault && { cv: cvMessages[fault] }) };
}
