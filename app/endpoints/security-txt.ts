import { brand } from '#content/brand.yaml';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The standard asks for less than a year (RFC 9116, 2.5.5). */
const VALID_DAYS = 180;

export function securityTxt() {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS);
  const lines = [
    `Contact: mailto:${brand.email.privacy}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${brand.publicUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
