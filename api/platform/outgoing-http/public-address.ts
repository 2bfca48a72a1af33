import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given out to the public at all. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Addresses that are public by their number and private by their use: the host's own service in one large cloud. */
const insiders: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an IP address is one of the public internet. Loopback, private, link-local (metadata services too),
 * carrier-grade NAT, multicast, reserved and documentation ranges are not, nor is any IPv6 form that carries an IPv4
 * address inside: mapped, NAT64, 6to4, Teredo.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return !parsed.zoneId && parsed.match(globalUnicast);
  return !insiders.has(parsed.toString());
}
