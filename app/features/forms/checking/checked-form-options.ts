import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import type { PickRules } from './load-rules.ts';
import type { SendForm } from './send-form.ts';

export interface CheckedFormOptions {
  name: string;
  /** The draft's name; a form that is there for each of several jobs has one for each. */
  draftName?: string;
  action: string;
  rules: PickRules;
  optional?: readonly string[];
  /** The answer that came with the page, if the form was sent without scripting. */
  initial?: FormResult | undefined;
  offer?: () => Record<string, string>;
  /** Goes on to another page; without it the form is empty again after a success. */
  onAccepted?: (thanks: string, sent: FormValues) => void;
  send?: SendForm;
}
