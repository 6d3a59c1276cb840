import { spanText, type TextSpan } from './text-tree.ts';

/**
 * Splits "title: description" on the first colon that a space follows, so that neither 9:30 nor an address is
 * torn. Null where the words are not of that form.
 */
export function splitTitle(spans: TextSpan[]): { title: TextSpan[]; description: TextSpan[] } | null {
  for (const [index, span] of spans.entries()) {
    const parts = splitSpan(span, index + 1 < spans.length);
    if (!parts) continue;
    const title = [...spans.slice(0, index), ...parts.before];
    const description = [...parts.after, ...spans.slice(index + 1)];
    const [first, ...others] = description;
    if (first?.type === 'text') description.splice(0, 1, { ...first, text: first.text.trimStart() });
    if (others.length === 0 && !spanText(description).trim()) return null;
    return spanText(title).trim() ? { title, description } : null;
  }
  return null;
}

/** A colon at the very end of a span counts where something follows: `**Training:** paid` is of the form too. */
function splitSpan(span: TextSpan, followed: boolean): { before: TextSpan[]; after: TextSpan[] } | null {
  if (span.type === 'text') {
    const at = span.text.search(followed ? /:(?=\s|$)/ : /:(?=\s)/);
    if (at < 0) return null;
    const after = span.text.slice(at + 1);
    return {
      before: [{ type: 'text', text: span.text.slice(0, at) }],
      after: after.trim() || !followed ? [{ type: 'text', text: after }] : [],
    };
  }
  if (span.type !== 'strong' && span.type !== 'emphasis') return null;
  const last = span.children.at(-1);
  if (!followed || last?.type !== 'text' || !last.text.trimEnd().endsWith(':')) return null;
  const text = last.text.trimEnd().slice(0, -1);
  return {
    before: [{ ...span, children: [...span.children.slice(0, -1), { type: 'text', text }] }],
    after: [],
  };
}
