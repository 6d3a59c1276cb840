/**
 * Written text as a small tree that React draws as elements. It holds no HTML and no address but those that
 * `safeHref` let through, so nothing an editor or a stranger wrote can become anything else.
 */
export type TextNode =
  /** Levels 3 to 5 as they are read: the page's own headings are above them. */
  | { type: 'heading'; level: 2 | 3 | 4 | 5; children: TextSpan[] }
  | { type: 'paragraph'; children: TextSpan[] }
  | { type: 'quote'; children: TextNode[] }
  | { type: 'list'; ordered: boolean; start: number; items: TextItem[] };

/** An item of the form "title: description" has its title apart, without the colon. */
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
