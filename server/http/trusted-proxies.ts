import { BlockList, isIPv6 } from 'node:net';
import { plainAddress } from '../limits/client-key.ts';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Tells the proxies whose forwarding headers are believed, also where one is written with its port.
 *
 * @param list addresses and CIDR ranges, separated by commas
 */
export function trustedProxies(list: string | null): false | ((address: string) => boolean) {
  if (list === null) return false;
  const proxies = new BlockList();
  for (const entry of list.split(',')) {
    const [address = '', bits] = entry.trim().split('/', 2);
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (text) => {
    const address = plainAddress(text);
    return address !== null && proxies.check(address, familyOf(address));
  };
}
