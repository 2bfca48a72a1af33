import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Budgets } from './budgets.ts';

/** A limit of tries. */
export interface Limit {
  /** Name of the rule, part of the key. */
  readonly name: string;
  /** Tries per window. */
  readonly points: number;
  /** Window in seconds. */
  readonly seconds: number;
}

/** Counts tries, and spends points of buckets. */
export interface RateLimiter extends Budgets {
  /** Counts one try. Throws DomainError RATE_LIMITED above the limit. */
  consume(limit: Limit, key: string): Promise<void>;
  /** Returns one counted try that should not count. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Clears the tries, for example after a right password. */
  reset(limit: Limit, key: string): Promise<void>;
}

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
