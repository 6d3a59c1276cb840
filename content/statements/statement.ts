/** A page that the law or good practice asks for: sections of plain words with a table of contents. */
export interface Statement {
  title: string;
  subtitle: string;
  intro: string;
  contentsTitle: string;
  sections: readonly StatementSection[];
  lastUpdated: string;
}

export interface StatementSection {
  /** `/privacy-policy#contact-details`. */
  id: string;
  title: string;
  shortTitle: string;
  blocks: StatementBlock[];
}

/** `href` makes a value a link. */
export type StatementBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: { term?: string; text: string }[] }
  | { kind: 'details'; items: StatementDetail[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] };

export interface StatementDetail {
  label: string;
  lines: string[];
  href?: string;
}

export const paragraph = (text: string): StatementBlock => ({ kind: 'paragraph', text });
export const subheading = (text: string): StatementBlock => ({ kind: 'subheading', text });
export const details = (...items: StatementDetail[]): StatementBlock => ({ kind: 'details', items });
export const list = (...items: (string | { term: string; text: string })[]): StatementBlock => ({
  kind: 'list',
  items: items.map((item) => (typeof item === 'string' ? { text: item } : item)),
});

export const contentsTitle = 'Contents';
