type Values = Record<string, unknown>;

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/**
 * A form cannot tell a number from its digits, nor an empty text from none.
 * @param old what a file has
 * @param now what it may have instead; a name with `null`, such as a closed day, is more than none
 */
export function isSame(old: unknown, now: unknown): boolean {
  if (isBlank(old) && isBlank(now))
    return (old === undefined) === (now === undefined) || (old !== null && now !== null);
  if (Array.isArray(old) && Array.isArray(now))
    return old.length === now.length && old.every((item, index) => isSame(item, now[index]));
  if (isGroup(old) && isGroup(now))
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].every((key) =>
      isSame(old[key], now[key]),
    );
  return typeof old === 'number' && typeof now === 'string' ? String(old) === now : old === now;
}
