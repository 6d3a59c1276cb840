import { isIP, isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/;
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/;

/** An address as a proxy may write it, without port and zone; null if it is none. */
export function plainAddress(text: string): string | null {
  const [, bracketed, plain] = WITH_PORT.exec(text) ?? [];
  const [address = ''] = (bracketed ?? plain ?? text).split('%', 1);
  return isIP(address) === 0 ? null : address;
}

/**
 * The visitor that a limit counts: an IPv4 address, however it was written, or the first half of an IPv6 address, as
 * every household and every server has all addresses of one such half (RFC 6177).
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

interface Network {
  key: string;
  share: number;
}

const HALF = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/;

/** The client, and the wider networks that one person may have whole: providers give out an IPv6 /56 or /48. */
export function networksOf(client: string): Network[] {
  const own = { key: client, share: 1 };
  const [, front, last] = HALF.exec(client) ?? [];
  if (!front || !last) return [own];
  const subnet = (Number.parseInt(last, 16) & 0xff00).toString(16);
  return [own, { key: `${front}:${subnet}::/56`, share: 4 }, { key: `${front}::/48`, share: 16 }];
}

/** The widest network that one sender may have whole: an IPv4 /24, an IPv6 /48. */
export function networkOf(client: string): string {
  if (isIPv4(client)) return `${client.slice(0, client.lastIndexOf('.'))}.0/24`;
  return networksOf(client).at(-1)?.key ?? client;
}
