/** Whether a host name is of this machine alone. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Where the process listens, and what it calls itself. */
interface Address {
  readonly host: string;
  readonly publicUrl: string;
}

/** Whether other machines reach the process: where it listens, or what it calls itself, is not of this machine alone. */
export const isPublic = ({ host, publicUrl }: Address): boolean =>
  !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);
