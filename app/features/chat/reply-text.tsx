import { Link } from 'react-router';
import { type ReplyPart, replyParts } from './reply-parts.ts';

/** A reply with its links; line breaks are the style sheet's. */
export function ReplyText({ text }: { text: string }) {
  return replyParts(text).map((part, place) => {
    const key = `${place}`;
    return <Part key={key} part={part} />;
  });
}

function Part({ part }: { part: ReplyPart }) {
  if (typeof part === 'string') return part;
  const { text, href, external } = part;
  if (href.startsWith('/')) return <Link to={href}>{text}</Link>;
  return (
    <a href={href} rel={external ? 'noopener' : undefined} target={external ? '_blank' : undefined}>
      {text}
    </a>
  );
}
