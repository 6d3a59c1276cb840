/** A page that the law or good practice asks for: sections of plain words with a table of contents. */
export interface Statement {
  title: string;
  subtitle: string;
  intro: string;
  sections: readonly StatementSection[];
  lastUpdated: string;
}

export interface StatementSection {
  id: string;
  title: string;
  shortTitle: string;
  blocks: StatementBlock[];
}

/** `href` makes a value a link. */
export type StatementBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: StatementItem[] }
  | { kind: 'details'; items: StatementDetail[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] };

export interface StatementItem {
  term?: string;
  text: string;
}

export interface StatementDetail {
  label: string;
  lines: string[];
  href?: string;
}
