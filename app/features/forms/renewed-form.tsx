import { Fragment, type ReactNode, useState } from 'react';
import type { FormResult, FormToken } from '#domain/forms/form-result.ts';
import { newFormToken } from './form-token.ts';

export interface Renewal {
  token: FormToken;
  /** The answer that came with the page, unless it was a success: then the form begins empty. */
  answer: FormResult | undefined;
  onSent: (reference: string | null) => void;
}

interface Props {
  token: FormToken;
  answer: FormResult | undefined;
  thanks: (reference: string | null) => ReactNode;
  children: (renewal: Renewal) => ReactNode;
}

/** A form that is empty again after each success, below the words that say so. */
export function RenewedForm({ token: first, answer, thanks, children }: Props) {
  const accepted = answer?.kind === 'accepted' ? answer : null;
  const [sent, setSent] = useState(accepted && { reference: accepted.reference, token: first });
  const token = sent?.token ?? first;
  const renewal = {
    token,
    answer: sent ? undefined : answer,
    onSent: (reference: string | null) => setSent({ reference, token: newFormToken() }),
  };
  return (
    <>
      {sent && <Fragment key={`sent ${token.key}`}>{thanks(sent.reference)}</Fragment>}
      <Fragment key={token.key}>{children(renewal)}</Fragment>
    </>
  );
}
