import { isGroup, isSame } from '../files/same.ts';

export interface Merged {
  value: unknown;
  /** Names of what the form and somebody else changed, each in another way, with what the file has now. */
  conflicts: { path: string; now: unknown }[];
}

/**
 * @param base what the form was made of
 * @param now what the file has by now
 * @param form what the form has sent
 */
export function merge(base: unknown, now: unknown, form: unknown, path = ''): Merged {
  if (isSame(base, form) || isSame(now, form)) return { value: now, conflicts: [] };
  const isOneLength = Array.isArray(now) && Array.isArray(form) && now.length === form.length;
  if ((isGroup(now) && isGroup(form)) || isOneLength) {
    const names = [...new Set([...Object.keys(form), ...Object.keys(now)])];
    const parts = names.map((name) => {
      const [before, current, sent] = [base, now, form].map(
        (one) => (one as Record<string, unknown> | undefined)?.[name],
      );
      return [name, merge(before, current, sent, path ? `${path}.${name}` : name)] as const;
    });
    const conflicts = parts.flatMap(([, part]) => part.conflicts);
    const values = parts.flatMap(([name, { value }]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const value = isOneLength ? values.map(([, one]) => one) : Object.fromEntries(values);
    return { value, conflicts };
  }
  const isTrim = typeof base !== 'string' || base === base.trim();
  const value = typeof form === 'string' && isTrim ? form.trim() : form;
  return { value, conflicts: isSame(base, now) ? [] : [{ path, now }] };
}
