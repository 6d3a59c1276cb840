import * as v from 'valibot';

export type FormErrors<Name extends string = string> = Partial<Record<Name, string>>;

export type FormCheck<Value> =
  | { ok: true; value: Value }
  | { ok: false; errors: FormErrors<Extract<keyof Value, string>> };

/** One message a field. Fields that the schema does not know are ignored. */
export function checkForm<Value>(
  schema: v.GenericSchema<unknown, Value>,
  fields: Record<string, unknown>,
): FormCheck<Value> {
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return { ok: true, value: parsed.output };
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { ok: false, errors: errors as FormErrors<Extract<keyof Value, string>> };
}
