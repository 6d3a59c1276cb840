import { cvMessages, formMessages } from '#content/form-messages.yaml';
import { applicationSchema } from '#domain/applications/application.ts';
import { checkChosenCv } from '#domain/applications/cv.ts';
import { callRequestSchema } from '#domain/calls/call-request.ts';
import type { CallDay, CallTime } from '#domain/calls/call-times.ts';
import { contactSchema } from '#domain/enquiries/enquiry.ts';
import { eventRegistrationSchema } from '#domain/events/event-registration.ts';
import { checkForm, type FormErrors } from '#domain/forms/check-form.ts';
import { checkPageForm } from '#domain/forms/check-page-form.ts';
import { jobAlertSchema } from '#domain/job-alerts/job-alert-request.ts';
import { visibleText } from '#domain/text/normalise-text.ts';
import { waitlistRequestSchema } from '#domain/waitlist/waitlist-request.ts';
import type { FormFields } from './draft.ts';

export { notesOn } from '#domain/forms/field-notes.ts';

/** @param isSent asks about numbers, too */
export type CheckFields = (fields: FormFields, isSent?: boolean) => FormErrors;

type Schema = Parameters<typeof checkForm>[0];

function checkBy(schema: Schema): CheckFields {
  return (fields, isSent) => {
    const checked = isSent ? checkPageForm(schema, fields) : checkForm(schema, fields);
    return checked.kind === 'valid' ? {} : checked.errors;
  };
}

const checkApplication = checkBy(applicationSchema);

/** The rules of every form, for the browser, which loads them when a form is first touched. */
export const formRules = {
  application: (fields: FormFields, isSent?: boolean): FormErrors => {
    const fault = checkChosenCv(fields.cv instanceof File ? fields.cv : null);
    return { ...checkApplication(fields, isSent), ...(fault && { cv: cvMessages[fault] }) };
  },
  /** @param next says behind the message which times are free instead of one that has gone */
  call: (free: readonly CallDay[], next: (gone: CallTime) => string) =>
    checkBy(callRequestSchema(free, (gone) => formMessages.call.taken + next(gone))),
  enquiry: checkBy(contactSchema),
  eventRegistration: checkBy(eventRegistrationSchema),
  jobAlert: checkBy(jobAlertSchema),
  waitlist: checkBy(waitlistRequestSchema),
};

/** As if the visitor had taken it out. */
export function takeOutInvisible(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field);
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return;
  control.value = visibleText(control.value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
