import { formFields } from '#domain/forms/form-metadata.ts';
import type { FormFields } from './draft.ts';

/** The values of the fields. A picker with nothing chosen stands for a file without a name. */
export function fieldsOf(form: HTMLFormElement): FormFields {
  return Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => typeof value === 'string' || value.name),
  );
}

function filledBefore(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .filter((field) => field.type !== 'hidden' && !isEmpty(field) && !field.readOnly);
}

/** A box holds its value, ticked or not. */
function isEmpty(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  return isBox(field) ? !field.checked : field.value === '';
}

function isBox(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}

/** Says what is missing in the browser's own words, where our rules are out of reach; false if nothing is. */
export function sayMissing(form: HTMLFormElement): boolean {
  const missing = ([...form.elements] as HTMLInputElement[]).find(
    (field) => field.getAttribute('aria-required') && isEmpty(field),
  );
  if (!missing) return false;
  missing.required = true;
  return !missing.reportValidity();
}

/** Fills in what is empty, and nothing else: what the visitor or the browser has filled in already is newer. */
export function fillIn(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    const fillable =
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && control.type !== 'file');
    if (!fillable || !isEmpty(control)) continue;
    if (isBox(control)) control.checked = control.value === value;
    else control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function lostFiles(form: HTMLFormElement, fields: Record<string, string>): Record<string, string> {
  const isLost = (control: Element | RadioNodeList | null) =>
    control instanceof HTMLInputElement && control.type === 'file' && control.value === '';
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isLost(form.elements.namedItem(name))));
}

/** Fills in a form's draft, then what the page has at hand; answers the files that the draft only names, and what is filled in now. */
export function restoreFields(
  form: HTMLFormElement,
  draft: Record<string, string>,
  offered: Record<string, string>,
) {
  fillIn(form, draft);
  fillIn(form, offered);
  const files = lostFiles(form, draft);
  // Pages come from memory and are the same for everybody: a form's own key is made here. `randomUUID` needs TLS.
  fillIn(form, { [formFields.key]: crypto.getRandomValues(new Uint32Array(5)).join('-') });
  return [files, filledBefore(form)] as const;
}

export function chooseFile(picker: HTMLInputElement, file: File): void {
  const holder = new DataTransfer();
  holder.items.add(file);
  picker.files = holder.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}
