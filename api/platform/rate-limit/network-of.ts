import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Parts of an IPv6 address that identify a customer's network; the customer chooses the others. */
const NETWORK_PARTS = 4;

/**
 * The part of a network address that counts for limits: an IPv4 address itself, the /64 of an IPv6 address, whose owner
 * has all of its addresses. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
