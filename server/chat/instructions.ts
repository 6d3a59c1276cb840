import { noPassage, rules, whilePending } from '#content/assistant-instructions.yaml';
import { bannedWords, competitors } from '#content/banned-words.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { nation } from '#domain/registration/nation.ts';
import { offered } from '#domain/registration/offered.ts';
import { registrationPending } from '#domain/registration/registration-state.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import { fill } from '#domain/text/fill.ts';
import { untrueClaims } from './banned-words.ts';

export interface Passage {
  path: string;
  title: string;
  text: string;
}

/** Fixed by the specification. */
export const chatModel = { temperature: 0.7, maxTokens: 250 } as const;

export const listedServices: readonly string[] = [...offered, ...lifestyleServices.map(({ title }) => title)];

/** Always ours, whatever stands in the conversation after them. */
export function instructions(openingNow: string, passages: readonly Passage[]): string {
  const pending = registrationPending
    ? ` ${fill(whilePending, { regulator: nation.regulator.inShort })}`
    : '';
  const values = {
    openingHours,
    openingNow,
    count: listedServices.length,
    services: listedServices.join(', '),
    registration: `${registration.short}${pending}`,
    competitors: [...competitors.names, ...competitors.everydayNames].join(', '),
    bannedWords: [...bannedWords, ...untrueClaims].join(', '),
  };
  return [
    ...rules.map((rule) => fill<keyof typeof values>(rule, values)),
    ...passages.map(({ path, title, text }) => `[${title}](${path}): ${text}`),
    ...(passages.length === 0 ? [noPassage] : []),
  ].join('\n');
}
