import type { FormResult } from '#domain/forms/form-result.ts';
import { newFormToken } from './form-token.ts';

/**
 * The server's result, or, if none comes (the connection is gone, the server fails), a rejection: a form that is filled
 * in must never give way to an error page.
 */
export async function resultOrRejection(askServer: () => Promise<FormResult>): Promise<FormResult> {
  try {
    return await askServer();
  } catch {
    return { kind: 'rejected', message: null, values: {}, token: newFormToken() };
  }
}

/** After a form was sent, the page's own words have not changed: only going elsewhere loads again. */
export function shouldRevalidate(about: { formMethod?: string; defaultShouldRevalidate: boolean }): boolean {
  return about.formMethod === undefined || about.formMethod === 'GET' ? about.defaultShouldRevalidate : false;
}
