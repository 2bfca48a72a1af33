import ipaddr from 'ipaddr.js';

/** The range of public IPv6 addresses. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Public addresses with a private use: the metadata service of a large cloud. */
const insiders: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an IP address is public. Loopback, private, link-local (with metadata services), carrier-grade NAT,
 * multicast, reserved and documentation ranges are not; nor is any IPv6 form that contains an IPv4 address: mapped,
 * NAT64, 6to4, Teredo.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return !parsed.zoneId && parsed.match(globalUnicast);
  return !insiders.has(parsed.toString());
}
