interface ReplyLink {
  text: string;
  href: string;
}

export type ReplyPart = string | ReplyLink;

/** A base to tell own paths from those that merely look like them. */
const ownSite = 'https://own.invalid';
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

const pattern = new RegExp(
  [
    String.raw`\[(?<words>[^[\]\n]+)\]\((?<address>[^\s()]+(?:\([^\s()]*\)[^\s()]*)?)\)`,
    String.raw`(?<url>\bhttps?:\/\/[^\s<>"]+)`,
    String.raw`(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9})`,
    String.raw`(?<phone>(?<![\w£$€.,/:+-])(?:\+|\(?\d)[\d\s().-]{8,22}\d(?![\w/:]))`,
  ].join('|'),
  'gu',
);

/** Nothing in a reply is ever read as HTML. */
export function replyParts(text: string): ReplyPart[] {
  // Models like to print in bold.
  const reply = text.replaceAll('**', '');
  const parts: ReplyPart[] = [];
  let rest = 0;
  for (const match of reply.matchAll(pattern)) {
    const found = partOf(match);
    if (!found) continue;
    parts.push(reply.slice(rest, match.index), found.part);
    rest = match.index + found.length;
  }
  parts.push(reply.slice(rest));
  return parts.filter((part) => part !== '');
}

function partOf({ 0: whole, groups = {} }: RegExpMatchArray): { part: ReplyPart; length: number } | null {
  const { words, address, url, email, phone } = groups;
  if (words && address) return { part: link(words, address) ?? words, length: whole.length };
  const text = url ? withoutEnd(url) : whole;
  const target = email ? `mailto:${email}` : phone ? dialled(phone) : text;
  const part = target && link(text, target);
  return part ? { part, length: text.length } : null;
}

function link(text: string, address: string): ReplyLink | null {
  if (!URL.canParse(address, ownSite)) return null;
  const { origin, protocol, username, pathname, search, hash, href } = new URL(address, ownSite);
  if (address.startsWith('/')) {
    const isOwn = origin === ownSite && !pathname.startsWith('//');
    return isOwn ? { text, href: pathname + search + hash } : null;
  }
  const isOpen = URL.canParse(address) && schemes.includes(protocol) && !username;
  return isOpen ? { text, href } : null;
}

function withoutEnd(url: string): string {
  const shorter = url.replace(/(?<![.,;:!?'’”*_])[.,;:!?'’”*_]+$/u, '');
  const closesTooOften = shorter.endsWith(')') && shorter.split(')').length > shorter.split('(').length;
  return closesTooOften ? withoutEnd(shorter.slice(0, -1)) : shorter;
}

function dialled(phone: string): string | null {
  const digits = phone.replace(/\(0\)/, '').replace(/\D/g, '');
  const isDate = /^\d{4}-\d\d-\d\d/.test(phone);
  if (digits.length < 10 || digits.length > 15 || isDate) return null;
  return `tel:${phone.startsWith('+') ? '+' : ''}${digits}`;
}
