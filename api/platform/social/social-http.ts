import { SocialError, type SocialErrorKind } from './social-error.ts';

/** Longest wait for a network, in milliseconds. */
const PATIENCE = 8_000;

/** Codes of the Graph API: too many calls, and trouble of its own. */
const passing = new Set([1, 2, 4, 17, 32, 341, 613]);
/** Code of the Graph API for a token that is no good. */
const BAD_TOKEN = 190;
/** Code for an account that cannot be looked up: there is none, or it is not a professional one. */
const NO_SUCH_USER = 110;

interface GraphFailure {
  readonly error?: { code?: number; message?: string };
  readonly error_message?: string;
}

function kindOf(status: number, code: number | undefined): SocialErrorKind {
  if (status >= 500 || status === 429 || (code !== undefined && passing.has(code))) return 'unavailable';
  if (code === NO_SUCH_USER || (status === 404 && code !== BAD_TOKEN)) return 'missing';
  return 'refused';
}

/** Calls a network and answers its JSON. Throws SocialError. Addresses are never told: they carry tokens. */
export async function askNetwork(url: URL, form?: URLSearchParams): Promise<unknown> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    response = await fetch(url, { ...(form && { method: 'POST', body: form }), signal, redirect: 'error' });
  } catch {
    throw new SocialError('unavailable', `${url.host} does not answer`);
  }
  const body: unknown = await response.json().catch(() => null);
  const failure = (body ?? {}) as GraphFailure;
  if (!response.ok || failure.error) {
    const text = failure.error?.message ?? failure.error_message ?? `status ${response.status}`;
    throw new SocialError(kindOf(response.status, failure.error?.code), text);
  }
  if (body === null) throw new SocialError('unavailable', `${url.host} answered no JSON`);
  return body;
}

/** An address with parameters. */
export function addressOf(base: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}
