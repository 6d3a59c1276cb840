/** It holds no HTML and no address that `safeHref` did not let through: no written text can become anything else. */
export type TextNode =
  /** The page's own headings are above them. */
  | { type: 'heading'; level: 2 | 3 | 4 | 5; id?: string; children: TextSpan[] }
  | { type: 'paragraph'; children: TextSpan[] }
  | { type: 'quote'; children: TextNode[] }
  | { type: 'list'; ordered: boolean; start: number; items: TextItem[] };

export interface TextItem {
  title: TextSpan[] | null;
  children: TextNode[];
}

export type TextSpan =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis' | 'deleted'; children: TextSpan[] }
  | { type: 'link'; href: string; children: TextSpan[] }
  | { type: 'break' };

export function spanText(spans: TextSpan[]): string {
  return spans
    .map((span) => {
      if (span.type === 'text') return span.text;
      return span.type === 'break' ? '\n' : spanText(span.children);
    })
    .join('');
}
