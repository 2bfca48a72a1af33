import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader, type Response } from 'maxmind';
import type { Log } from '../log.ts';
import { isPublicAddress } from '../outgoing-http/public-address.ts';
import type { Geo } from './geo.ts';

/** Registrations of addresses by country, in a package: nothing is asked over the network. */
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

type Row = Response & { readonly country_code?: string };

/** An IPv4 address that a socket of both kinds shows as IPv6. */
const mapped = /^::ffff:(?=\d+\.)/i;

/** Countries by the database of the package, which is read when it is first asked. */
export function fileGeo(log: Pick<Log, 'warn'>, file = DATABASE): Geo {
  let reading: Promise<Reader<Row> | null> | null = null;
  const open = async (): Promise<Reader<Row> | null> => {
    try {
      return new Reader<Row>(await readFile(createRequire(import.meta.url).resolve(file)));
    } catch (error) {
      log.warn({ err: error }, 'countries of addresses are not known');
      return null;
    }
  };
  return {
    async countryOf(given) {
      const address = given.replace(mapped, '');
      // The registries name countries of private ranges too, which mean nothing.
      if (!isPublicAddress(address)) return null;
      reading ??= open();
      return (await reading)?.get(address)?.country_code ?? null;
    },
  };
}
