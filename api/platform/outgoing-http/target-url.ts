import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why a URL is not called. */
export type UrlFault = 'form' | 'protocol' | 'credentials' | 'port' | 'host';

const MOST = 500;
const publicPorts: ReadonlySet<string> = new Set(['', '443', '8443']);
/** Names that only mean something inside a network. */
const inside =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/;

/** The host of a parsed URL, without the brackets of IPv6 and the dot of a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** An IP address must be written as everybody writes it: 0x7f.1, 017700000001 and 2130706433 are tricks. */
function isPlainlyWritten(text: string, url: URL): boolean {
  const host = hostOf(url);
  if (isIP(host) === 0) return true;
  const written = /^[a-z]+:\/\/(\[[^\]]*\]|[^/:?#]*)/i.exec(text)?.[1] ?? '';
  return isIP(host) === 6 ? written.startsWith('[') : written === host;
}

/** What is wrong with a URL, before any name is looked up; null when it may be tried. */
export function faultOfUrl(text: string, isPrivateAllowed: boolean): UrlFault | null {
  if (text.length > MOST || /[\s\p{C}\\]/u.test(text) || !URL.canParse(text)) return 'form';
  const url = new URL(text);
  const isHttp = url.protocol === 'http:' && isPrivateAllowed;
  if (url.protocol !== 'https:' && !isHttp) return 'protocol';
  if (url.username || url.password || /^[a-z]+:\/\/[^/?#]*@/i.test(text)) return 'credentials';
  if (url.hash || !url.hostname || !/^https?:\/\/[^/]/i.test(text)) return 'form';
  if (isPrivateAllowed) return null;
  if (!publicPorts.has(url.port)) return 'port';
  const host = hostOf(url).toLowerCase();
  if (!isPlainlyWritten(text, url)) return 'host';
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'host';
  return host.includes('.') && !inside.test(host) ? null : 'host';
}
