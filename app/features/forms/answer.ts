import type { FormErrors } from './check-form.ts';

/** What was typed, by the name of the field. */
export type FormValues = Record<string, string>;

/** What the server says of a form that was sent, with what was typed and the ticket of the form to show next. */
export type FormAnswer = {
  values: FormValues;
  ticket: FormTicket;
} /** A backend of the provider's own may give no reference. */ & (
  | { status: 'accepted'; reference: string | null }
  | { status: 'invalid'; errors: FormErrors }
  /** Not taken, though nothing is wrong with what was typed. Null where no answer came: the form has words for that. */
  | { status: 'refused'; message: string | null; because?: TurnedAway }
);

/** Why a form was not taken, though nothing is wrong with what was typed. */
export type TurnedAway =
  /** It looks like the work of a machine; sent once more, it is taken. */
  | { status: 'held' }
  /** Too many came from the same client. */
  | { status: 'limited'; retryAfterMs: number }
  /** It could not be stored. */
  | { status: 'failed' };

/** Fields that every form carries, as they are rendered. */
export interface FormTicket {
  key: string;
  shownAt: number;
}
