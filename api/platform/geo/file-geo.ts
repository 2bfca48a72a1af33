import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader, type Response } from 'maxmind';
import type { Log } from '../log.ts';
import { isPublicAddress } from '../outgoing-http/public-address.ts';
import type { Geo } from './geo.ts';

/** Countries of network addresses from a package: no network access. */
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

type Row = Response & { readonly country_code?: string };

/** An IPv4 address that a socket of both kinds shows as IPv6. */
const mapped = /^::ffff:(?=\d+\.)/i;

/** Looks countries up in the package's database, which is loaded on first use. */
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
      // The registries also name countries for private ranges, which mean nothing.
      if (!isPublicAddress(address)) return null;
      reading ??= open();
      return (await reading)?.get(address)?.country_code ?? null;
    },
  };
}
