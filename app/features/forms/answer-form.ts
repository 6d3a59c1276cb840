import { data, type RouterContextProvider, redirect } from 'react-router';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { servicesContext } from '~/context.ts';
import { readDanger, writeDanger } from './danger-in-address.ts';
import { responseInit } from './http-status.ts';
import { isFromIsland } from './receive-form.ts';

const SENT = 'sent';
interface Place {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Of the form: its answer is seen there. */
  name: string;
}

interface Options<Result> extends Place {
  result: Result;
  /** Fields that the thanks repeat. */
  repeat?: readonly string[];
}

/**
 * Answers a form: its island with the result, a browser without scripting with the page. After a success that is the
 * page's own address, so that a reload sends nothing again.
 *
 * @throws Response that leads there
 */
export function answerForm<Result extends FormResult>(options: Options<Result>) {
  const { request, context, result, name, repeat = [] } = options;
  if (result.kind !== 'accepted' || isFromIsland(request)) return data(result, responseInit(result));
  const { pathname, searchParams } = new URL(request.url);
  for (const field of repeat) searchParams.set(field, result.values[field] ?? '');
  const { receipts } = context.get(servicesContext);
  searchParams.set(SENT, receipts.seal(result.reference, `${pathname} ${name}`));
  writeDanger(searchParams, result.danger);
  throw redirect(`${pathname}?${searchParams}#${name}-form`, 303);
}

/**
 * What became of the form that led to this address. The address is anybody's to write: without our receipt in it nothing
 * was sent, and fields are repeated by their patterns.
 */
export function sentResult(
  { request, context, name }: Place,
  patterns: Record<string, RegExp> = {},
): FormResult | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const sent = searchParams.get(SENT);
  if (sent === null) return undefined;
  const receipt = context.get(servicesContext).receipts.read(sent, `${pathname} ${name}`);
  if (!receipt) return undefined;
  const values: FormValues = {};
  for (const [field, pattern] of Object.entries(patterns)) {
    const value = searchParams.get(field) ?? '';
    if (pattern.test(value)) values[field] = value;
  }
  return { kind: 'accepted', reference: receipt.reference, values, danger: readDanger(searchParams) };
}
