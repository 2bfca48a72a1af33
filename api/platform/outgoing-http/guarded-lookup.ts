import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** An address that a name stands for. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Looks a name up. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

/** The machine's own way to look names up. */
export const resolveBySystem: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/** A name stands for an address that is not public. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** Whether all addresses may be connected to. One private address among public ones spoils them all. */
export function assertPublic(addresses: readonly ResolvedAddress[]): void {
  const wrong = addresses.find(({ address }) => !isPublicAddress(address));
  if (wrong) throw new AddressRefused(`${wrong.address} is not a public address`);
}

/**
 * The lookup that a socket connects by: what it answers is what is connected to, so a name that changes between the
 * check and the connection (DNS rebinding) gains nothing.
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
