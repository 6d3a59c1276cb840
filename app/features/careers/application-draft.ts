import type { FormToken, FormValues } from '#domain/forms/form-result.ts';
import { newFormToken } from '../forms/form-token.ts';

/** What somebody has filled in so far. The form writes into it as it is filled in. */
export interface ApplicationDraft {
  values: FormValues;
  cv: File | null;
  /** The same from the first try to the last, so that they are one application. */
  token: FormToken;
}

/**
 * The drafts of this visit, by the id of the job: in memory and nowhere else. Only the dialog asks for them, which the
 * server never draws, so it stays empty there, where many visitors share it.
 */
const drafts = new Map<string, ApplicationDraft>();

/** The draft for a job; a new one where nothing was filled in yet. */
export function draftFor(jobId: string): ApplicationDraft {
  const kept = drafts.get(jobId);
  if (kept) return kept;
  const draft: ApplicationDraft = { values: {}, cv: null, token: newFormToken() };
  drafts.set(jobId, draft);
  return draft;
}

/** It has been sent: what was filled in is not needed any more. */
export function forgetDraft(jobId: string): void {
  drafts.delete(jobId);
}
