import { contractKinds } from '#content/careers.yaml';
import { plainText } from '../text/word-patterns.ts';

/** Reads `Permanent, part-time` as `Permanent` and `Part-time`; a text without a known kind is a kind by itself. */
export function contractKindsOf(contractType: string): string[] {
  const text = ` ${plainText(contractType)} `;
  const kinds = contractKinds.filter(({ words }) => words.some((one) => text.includes(` ${one} `)));
  if (kinds.length > 0) return kinds.map(({ label }) => label);
  return contractType === '' ? [] : [contractType];
}

export function isContractKind(text: string): boolean {
  return contractKinds.some(({ label }) => label === text);
}
