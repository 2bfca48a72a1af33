/** Location of network addresses. */
export interface Geo {
  /** ISO code of the country where an address is registered; null when it is private, unknown or invalid. */
  countryOf(address: string): Promise<string | null>;
}
