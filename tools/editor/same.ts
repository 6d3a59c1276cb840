type Values = Record<string, unknown>;

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** A form cannot tell a number from its digits, nor an empty text from none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) && isBlank(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isGroup(one) && isGroup(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      isSame(one[key], other[key]),
    );
  return typeof one === 'number' && typeof other === 'string' ? String(one) === other : one === other;
}
