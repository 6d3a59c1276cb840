export interface Fact {
  label: string;
  value: string;
  href?: string;
}

export interface Action {
  label: string;
  href: string;
}

export interface LinkedItem {
  title: string;
  href?: string;
  lines: string[];
  actions?: Action[];
}

/** HTML and plain text are both written from these, neither from the other. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'quote'; label: string; text: string }
  /** The first is the main one, unless they are `equal`. */
  | { kind: 'actions'; actions: Action[]; equal?: boolean }
  | { kind: 'steps'; title: string; steps: readonly string[] }
  | { kind: 'items'; items: LinkedItem[] };

export interface Email {
  subject: string;
  preheader: string;
  heading: string;
  blocks: Block[];
  footnote: string;
  unsubscribeUrl?: string;
}
