/**
 * A job's text as a small tree that React draws as elements. It holds no HTML and no address but those that
 * `safeHref` let through, so nothing an editor or a stranger wrote can become anything else.
 */
export type JobTextNode =
  /** Levels 3 to 5: the page's own headings are above them. */
  | { type: 'heading'; level: 3 | 4 | 5; children: JobTextSpan[] }
  | { type: 'paragraph'; children: JobTextSpan[] }
  | { type: 'quote'; children: JobTextNode[] }
  | { type: 'list'; ordered: boolean; start: number; items: JobTextItem[] };

/** An item of the form "title: description" has its title apart, without the colon. */
export interface JobTextItem {
  title: JobTextSpan[] | null;
  children: JobTextNode[];
}

export type JobTextSpan =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis' | 'deleted'; children: JobTextSpan[] }
  | { type: 'link'; href: string; children: JobTextSpan[] }
  | { type: 'break' };

/** The words of some spans, without their form. */
export function spanText(spans: JobTextSpan[]): string {
  return spans
    .map((span) => {
      if (span.type === 'text') return span.text;
      return span.type === 'break' ? '\n' : spanText(span.children);
    })
    .join('');
}
