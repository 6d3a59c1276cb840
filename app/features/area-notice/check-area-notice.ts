import { fieldCheck } from '../forms/field-check.ts';
import { areaNoticeSchema } from './schema.ts';

/** The rules of the notify form, for the browser: loaded when the form is first touched. */
export const checkAreaNotice = fieldCheck(areaNoticeSchema);
