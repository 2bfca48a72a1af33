import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** An address of a name. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves a name. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

/** The system's resolver. */
export const resolveBySystem: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/** A name resolves to an address that is not public. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** Throws unless all addresses are public. One private address is enough to refuse a name. */
export function assertPublic(addresses: readonly ResolvedAddress[]): void {
  const wrong = addresses.find(({ address }) => !isPublicAddress(address));
  if (wrong) throw new AddressRefused(`${wrong.address} is not a public address`);
}

/**
 * The lookup that a socket connects with. The checked addresses are those it connects to, so a name that changes
 * between check and connection (DNS rebinding) achieves nothing.
 */
export function guardedLookup(resolve: Resolve, isPrivateAllowed: boolean): LookupFunction {
  return (host, options, callback) => {
    const answer = async (): Promise<readonly ResolvedAddress[]> => {
      const addresses = await resolve(host);
      if (!isPrivateAllowed) assertPublic(addresses);
      if (addresses.length === 0)
        throw Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' });
      return addresses;
    };
    answer().then(
      (addresses) => {
        const first = addresses[0] as ResolvedAddress;
        if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
