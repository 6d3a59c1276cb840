export function queryIn(fields: Iterable<[string, FormDataEntryValue]>): string {
  const filled = [...fields].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
  return new URLSearchParams(filled).toString();
}
