import { data, redirect } from 'react-router';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { readDanger, writeDanger } from './danger-in-address.ts';
import { responseInit } from './http-status.ts';
import { isFromIsland } from './receive-form.ts';

const SENT = 'sent';
const REFERENCE = /^[\w-]{1,40}$/;

/** A reference as an address has it; null if it is anything else, since an address is anybody's to write. */
export function readReference(text: string): string | null {
  return REFERENCE.test(text) ? text : null;
}

interface Options<Result> {
  request: Request;
  result: Result;
  /** Of the form: its answer is seen there. */
  name: string;
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
  const { request, result, name, repeat = [] } = options;
  if (result.kind !== 'accepted' || isFromIsland(request)) return data(result, responseInit(result));
  const { pathname, searchParams } = new URL(request.url);
  for (const field of repeat) searchParams.set(field, result.values[field] ?? '');
  searchParams.set(SENT, result.reference ?? '');
  writeDanger(searchParams, result.danger);
  throw redirect(`${pathname}?${searchParams}#${name}-form`, 303);
}

/**
 * What became of the form that led to this address. The address is anybody's to write: of it only what looks like a
 * reference is repeated, and fields by their patterns.
 */
export function sentResult(request: Request, patterns: Record<string, RegExp> = {}): FormResult | undefined {
  const { searchParams } = new URL(request.url);
  const reference = searchParams.get(SENT);
  if (reference === null) return undefined;
  const values: FormValues = {};
  for (const [field, pattern] of Object.entries(patterns)) {
    const value = searchParams.get(field) ?? '';
    if (pattern.test(value)) values[field] = value;
  }
  return { kind: 'accepted', reference: readReference(reference), values, danger: readDanger(searchParams) };
}
