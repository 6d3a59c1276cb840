const protocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const LONGEST = 2000;

/** The address of a link in a written text, or null where it must not be one. */
export function safeHref(href: string): string | null {
  if (href.length > LONGEST) return null;
  // A path of this site; two slashes, or a slash and a backslash, would be another host.
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return href;
  const url = URL.parse(href);
  if (!url || !protocols.has(url.protocol)) return null;
  // An address with a name before the host is made to look like another host.
  if (url.username || url.password) return null;
  return url.href;
}
