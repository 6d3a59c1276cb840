import * as v from 'valibot';

export type FormErrors<Name extends string = string> = Partial<Record<Name, string>>;

export type FormCheck<Value> =
  | { kind: 'valid'; value: Value }
  | { kind: 'invalid'; errors: FormErrors<Extract<keyof Value, string>> };

/** Gives one message a field. Fields that the schema does not know are ignored. */
export function checkForm<Value>(
  schema: v.GenericSchema<unknown, Value>,
  fields: Record<string, unknown>,
): FormCheck<Value> {
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return { kind: 'valid', value: parsed.output };
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { kind: 'invalid', errors: errors as FormErrors<Extract<keyof Value, string>> };
}
