import { isIPv4, isIPv6 } from 'node:net';

/** An IPv4 address that a socket of both kinds shows as IPv6. */
const mapped = /^::ffff:(?=\d+\.)/i;

/**
 * The network that an address belongs to, as it is kept and shown: '203.0.113.*', '2001:db8:42:*'. Null when it is no
 * address.
 */
export function networkOf(given: string): string | null {
  const address = given.replace(mapped, '');
  if (isIPv4(address)) return address.replace(/\d+$/, '*');
  if (!isIPv6(address)) return null;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const groups = tail === undefined ? before : [...before, '0', '0', '0'];
  return `${groups.slice(0, 3).join(':')}:*`;
}
