import { type DangerKind, dangerKinds } from 'site-assistant/danger-kinds';
import { councils } from '#content/area.yaml';
import { cards, councilNote, helpLines, safety } from '#content/danger-cards.yaml';
import type { HelpLine } from '../content/danger.ts';

export interface DangerCard {
  title: string;
  text: string;
  lines: readonly HelpLine[];
  /** Where a person may be watched. */
  safety?: typeof safety;
}

/** The councils' teams for adult safeguarding: the office's page where a number could not be verified. */
export const councilLines: readonly HelpLine[] = councils.map(({ name, url, safeguarding }) =>
  safeguarding
    ? { label: name, ...safeguarding, url: `tel:${safeguarding.display.replaceAll(' ', '')}` }
    : { label: name, display: new URL(url).hostname.replace(/^www\./, ''), url, note: councilNote },
);

function cardOf(kind: DangerKind): DangerCard {
  const { lines, watched, ...words } = cards[kind];
  return {
    ...words,
    lines: lines.flatMap((name) => (name === 'councils' ? councilLines : helpLines[name])),
    ...(watched && { safety }),
  };
}

/** A card for each kind of danger. Marked as pure, so that only those who show one bring it to the browser. */
export const dangerCards = /* @__PURE__ */ Object.fromEntries(
  dangerKinds.map((kind) => [kind, cardOf(kind)]),
) as Readonly<Record<DangerKind, DangerCard>>;
