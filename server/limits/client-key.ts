import { isIPv6 } from 'node:net';

const MAPPED = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/;

/**
 * Whom a limit counts as one visitor: the IPv4 address, however it was written, or the first half of an IPv6 address,
 * as every household and every server has all addresses of one such half (RFC 6177).
 */
export function clientKey(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const { hostname } = new URL(`http://[${plain}]`);
  const [, high, low] = MAPPED.exec(hostname) ?? [];
  if (high && low) return [...bytesOf(high), ...bytesOf(low)].join('.');
  const [front = '', back] = hostname.slice(1, -1).split('::');
  const groups = front === '' ? [] : front.split(':');
  const missing = back === undefined ? 0 : 8 - groups.length - back.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(back ?? '').split(':')];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 0xff];
}
