import type * as v from 'valibot';

/** The fields of a form, by their names. */
export function entriesOf(schema: object): Record<string, v.GenericSchema<unknown, unknown>> {
  if ('options' in schema) return Object.assign({}, ...(schema.options as object[]).map(entriesOf));
  return (schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries;
}
