import { type AuthorisationRequest, SocialError, type SocialErrorKind } from './social-port.ts';

/** Timeout of a call, in milliseconds. */
const PATIENCE = 8_000;

/** Graph API codes for too many calls and internal errors. */
const passing = new Set([1, 2, 4, 17, 32, 341, 613]);
/** Graph API code for an invalid token. */
const BAD_TOKEN = 190;
/** Graph API code for an account that cannot be looked up: it does not exist, or is not a professional one. */
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

/** Calls a network and returns its JSON. Throws SocialError, without the address, which contains tokens. */
export async function callNetwork(url: URL, form?: URLSearchParams): Promise<unknown> {
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

/** An answer in the form that is documented. Throws SocialError when the network answers otherwise. */
export function parseAnswer<T>(
  network: string,
  shape: { validateSync(value: unknown): T },
  value: unknown,
): T {
  try {
    return shape.validateSync(value);
  } catch {
    throw new SocialError('unavailable', `${network} answered in another form`);
  }
}

/** An address with query parameters. */
export function addressOf(base: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** Makes addresses of a page that asks people to allow a scope. */
export const authorisationUrl =
  (page: string, client_id: string, scope: string) =>
  ({ state, redirectUri }: AuthorisationRequest): string =>
    addressOf(page, { client_id, redirect_uri: redirectUri, response_type: 'code', scope, state }).href;
