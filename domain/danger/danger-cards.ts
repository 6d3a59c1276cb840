import type { DangerKind } from 'site-assistant/danger-kinds';
import { councils } from '#content/area.yaml';
import { cards, councilNote, helpLines, safety } from '#content/danger-cards.yaml';

export interface HelpLine {
  label: string;
  display: string;
  /** `tel:`, or an office's page. */
  url: string;
  note: string;
}

export interface DangerCard {
  title: string;
  text: string;
  lines: readonly HelpLine[];
  /** Where a person may be watched. */
  safety?: typeof safety;
}

export const dialled = (line: Omit<HelpLine, 'url'>): HelpLine => ({
  ...line,
  url: `tel:${line.display.replaceAll(' ', '')}`,
});

/** The councils' teams for adult safeguarding: the office's page where a number could not be verified. */
export const councilLines: readonly HelpLine[] = councils.map(({ name: label, url, safeguarding }) =>
  safeguarding
    ? dialled({ label, ...safeguarding })
    : { label, display: new URL(url).hostname.replace(/^www\./, ''), url, note: councilNote },
);

export function dangerCard(kind: DangerKind): DangerCard {
  const { lines, watched, ...words } = cards[kind];
  return {
    ...words,
    lines: lines.flatMap((name) => (name === 'councils' ? councilLines : dialled(helpLines[name]))),
    ...(watched && { safety }),
  };
}
