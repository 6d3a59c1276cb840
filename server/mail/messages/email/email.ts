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

/** A plain text is a paragraph; what is empty is left out. */
export type Part = Block | string | false | null | undefined | readonly Part[];

export function blocksOf(part: Part): Block[] {
  if (!part) return [];
  if (typeof part === 'string') return [{ kind: 'paragraph', text: part }];
  return 'kind' in part ? [part] : part.flatMap(blocksOf);
}

export const facts = (...rows: (Fact | Fact[])[]): Block => ({ kind: 'facts', facts: rows.flat() });
export const quote = (label: string, text: string): Block => ({ kind: 'quote', label, text });
export const steps = (title: string, each: readonly string[]): Block => ({
  kind: 'steps',
  title,
  steps: each,
});
export const buttons = (...rows: (Action | Action[])[]): Block => ({ kind: 'actions', actions: rows.flat() });
export const choices = (...actions: Action[]): Block => ({ kind: 'actions', actions, equal: true });
export const lists = (...items: LinkedItem[]): Block => ({ kind: 'items', items });

/** Left out where there is nothing to say. */
export function optionalFact(label: string, value: string | undefined): Fact[] {
  return value ? [{ label, value }] : [];
}

export interface Email {
  subject: string;
  preheader: string;
  heading: string;
  blocks: Block[];
  footnote: string;
  unsubscribeUrl?: string;
}
