import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Parts of an IPv6 address that name the network of one customer; the other half is theirs to choose. */
const NETWORK_PARTS = 4;

/**
 * Whom a network address stands for when tries are counted: an IPv4 address itself, the /64 of an IPv6 address, because
 * whoever has one address of it has all of them. Anything else stays what it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
