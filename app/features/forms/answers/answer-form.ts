import type { AcceptedForm, FormResult, FormValues } from '#domain/forms/form-result.ts';
import { isMessageUnsafe } from '#domain/forms/needs-in-words.ts';
import { phoneLinkIn } from '#domain/forms/phone/phone-link.ts';
import type { Visit } from '~/visit.ts';
import { carriesCopy, readCopy, writeCopy } from './copy-in-address.ts';
import { readDanger, writeDanger } from './danger-in-address.ts';
import { responseInit } from './http-status.ts';
import { isFromIsland } from './receive-form.ts';

const SENT = 'sent';

interface Options<Result> {
  /** The form's name; its fragment, where the answer is seen. */
  name: string;
  /** Fields that the thanks repeat. */
  repeat?: readonly string[];
  /** The address of the thanks, where they have a page of their own. */
  thanks?: (result: AcceptedForm) => string;
  page: (result: Result) => Response | Promise<Response>;
}

/**
 * Answers a form: its island with the result as JSON, a browser without scripting with the page. After a success that is
 * an address (303) with a signed receipt, so that a reload sends nothing again.
 */
export function answerForm<Result extends FormResult>(
  visit: Visit,
  result: Result,
  { name, repeat = [], thanks: thanksFor, page }: Options<Result>,
): Response | Promise<Response> {
  const isIsland = isFromIsland(visit.request);
  if (result.kind !== 'accepted')
    return isIsland ? Response.json(result, responseInit(result)) : page(result);
  const accepted = discreetly(result, repeat);
  const thanks = thanksFor?.(accepted) ?? thanksAddress(visit, accepted, name, repeat);
  return isIsland ? Response.json({ ...accepted, thanks }) : redirect(thanks, 303);
}

/** Whoever sees the thanks, or finds their address in a history, shares the house, and may be the danger. */
function discreetly(result: AcceptedForm, repeat: readonly string[]): AcceptedForm {
  const { danger, values } = result;
  if (!danger && !isMessageUnsafe(values)) return result;
  const repeated = Object.fromEntries(repeat.map((field) => [field, values[field] ?? '']));
  return {
    ...result,
    values: repeated,
    phone: undefined,
    notes: undefined,
    change: undefined,
    discreet: true,
  };
}

function thanksAddress(
  visit: Visit,
  { reference, values, danger, discreet }: AcceptedForm,
  name: string,
  repeat: readonly string[],
): string {
  const { pathname, searchParams } = new URL(visit.url);
  for (const field of repeat) searchParams.set(field, values[field] ?? '');
  searchParams.set(SENT, visit.services.receipts.seal(reference, `${pathname} ${name}`));
  if (!discreet) writeCopy(searchParams, visit, reference);
  writeDanger(searchParams, danger);
  return `${pathname}?${searchParams}#${name}-form`;
}

export function redirect(location: string, status: 302 | 303): Response {
  return new Response(null, { status, headers: { location } });
}

/**
 * The result of the form that led to this address, for some minutes with a copy of what was sent. Anyone can write the
 * address: without our receipt in it nothing was sent, and fields are repeated by their patterns.
 */
export async function sentResult(
  visit: Visit,
  name: string,
  patterns: Record<string, RegExp> = {},
): Promise<FormResult | undefined> {
  const { pathname, searchParams } = visit.url;
  const sent = searchParams.get(SENT);
  if (sent === null) return undefined;
  const receipt = visit.services.receipts.read(sent, `${pathname} ${name}`);
  if (!receipt) return undefined;
  const values: FormValues = await readCopy(visit);
  for (const [field, pattern] of Object.entries(patterns)) {
    const value = searchParams.get(field) ?? '';
    if (pattern.test(value)) values[field] = value;
  }
  const { reference } = receipt;
  return {
    kind: 'accepted',
    reference,
    values,
    phone: phoneLinkIn(values),
    danger: readDanger(searchParams),
    discreet: !carriesCopy(visit),
  };
}
