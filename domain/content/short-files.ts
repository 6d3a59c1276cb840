// Files of one list.
import * as v from 'valibot';
import { day, listBy, oneOf, slug, text, yesOrNo } from './kinds.ts';

export const bankHolidays = v.strictObject({ bankHolidays: v.record(day, text) });

export const shortcuts = v.strictObject({
  shortcuts: v.array(
    v.strictObject({ key: text, description: text, platform: oneOf(['all', 'mac', 'other']) }),
  ),
  shortcutsPanel: v.strictObject({ title: text, close: text, switchLabel: text, switchHint: text }),
});

export const partners = v.strictObject({
  partners: listBy(
    'id',
    v.strictObject({
      id: slug,
      name: text,
      sample: yesOrNo,
      mark: v.pipe(
        text,
        v.regex(/^M[\dA-Za-z\s,.-]+$/, 'must be the path of a drawing, such as M4 4h56v56H4Z'),
      ),
    }),
  ),
});
