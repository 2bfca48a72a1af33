/** Where in the world a network address is. */
export interface Geo {
  /** ISO code of the country an address is registered in; null when it is private, unknown or no address. */
  countryOf(address: string): Promise<string | null>;
}
