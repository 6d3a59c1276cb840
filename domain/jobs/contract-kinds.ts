import { contractKinds } from '#content/careers.ts';
import { plainText } from '../text/word-patterns.ts';

/** `Permanent, part-time` is of the kinds `Permanent` and `Part-time`; what names no kind is one by itself. */
export function contractKindsOf(contractType: string): string[] {
  const text = ` ${plainText(contractType)} `;
  const kinds = contractKinds.filter(({ words }) => words.some((one) => text.includes(` ${one} `)));
  if (kinds.length > 0) return kinds.map(({ label }) => label);
  return contractType === '' ? [] : [contractType];
}

export function isContractKind(text: string): boolean {
  return contractKinds.some(({ label }) => label === text);
}
