/** RFC 2606, RFC 6761 and RFC 6762: names that never lead to a public site. */
const RESERVED_NAME = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)$/;
/** RFC 1918, RFC 3927, loopback and none; of IPv6 the same. */
const RESERVED_ADDRESS =
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[(?:::1?\]|f[cd]|fe[89ab]))/;

export function isReservedHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return RESERVED_NAME.test(name) || RESERVED_ADDRESS.test(name);
}
