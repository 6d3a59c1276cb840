import { Fragment, type ReactNode, useState } from 'react';
import type { FormAnswer, FormTicket } from './answer.ts';
import { freshTicket } from './ticket.ts';

/** What a form that can be sent again needs to know. */
export interface Renewal {
  ticket: FormTicket;
  /** The answer that came with the page, unless it was a success: then the form begins empty. */
  answer: FormAnswer | undefined;
  /** To be called once what was sent is accepted. */
  onSent: (reference: string | null) => void;
}

interface Props {
  ticket: FormTicket;
  answer: FormAnswer | undefined;
  /** The thanks that stand above the fresh form. */
  thanks: (reference: string | null) => ReactNode;
  children: (renewal: Renewal) => ReactNode;
}

/** A form that is empty again after each success, below the words that say so. */
export function RenewedForm({ ticket: first, answer, thanks, children }: Props) {
  const accepted = answer?.status === 'accepted' ? answer : null;
  const [sent, setSent] = useState(accepted && { reference: accepted.reference, ticket: first });
  const ticket = sent?.ticket ?? first;
  const renewal = {
    ticket,
    answer: sent ? undefined : answer,
    onSent: (reference: string | null) => setSent({ reference, ticket: freshTicket() }),
  };
  return (
    <>
      {sent && <Fragment key={`sent ${ticket.key}`}>{thanks(sent.reference)}</Fragment>}
      <Fragment key={ticket.key}>{children(renewal)}</Fragment>
    </>
  );
}
