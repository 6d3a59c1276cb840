import { type CallDay, callRequestSchema } from '#domain/calls/call-request.ts';
import { fieldCheck } from '../forms/field-check.ts';

/** The rules of "Schedule a Call", for the browser: loaded when the form is first touched. */
export const checkCall = (slots: readonly CallDay[]) => fieldCheck(callRequestSchema(slots));
