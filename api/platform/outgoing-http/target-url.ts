import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why a URL is refused. */
export type UrlProblem = 'form' | 'protocol' | 'credentials' | 'port' | 'host';

const MOST = 1_000;
const publicPorts: ReadonlySet<string> = new Set(['', '443', '8443']);
/** Names that only exist inside a network. */
const inside =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/;

/** The host of a parsed URL, without brackets of IPv6 and trailing dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** Whether an IP address is in its usual form: 0x7f.1, 017700000001 and 2130706433 are refused. */
function isPlainlyWritten(text: string, url: URL): boolean {
  const host = hostOf(url);
  if (isIP(host) === 0) return true;
  const written = /^[a-z]+:\/\/(\[[^\]]*\]|[^/:?#]*)/i.exec(text)?.[1] ?? '';
  return isIP(host) === 6 ? written.startsWith('[') : written === host;
}

/** What is wrong with a URL before any lookup; null when nothing. */
export function urlProblemOf(text: string, isPrivateAllowed: boolean): UrlProblem | null {
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
