import { KoliError } from './koli-error.ts';
import type { ClientOptions } from './options.ts';

type TokenOptions = Pick<ClientOptions, 'accessToken' | 'getAccessToken'>;

/** The token of the next call; undefined for visitors. `refused` is one that the server does not take any more. */
export async function tokenOf(options: TokenOptions, refused?: string): Promise<string | undefined> {
  const { accessToken, getAccessToken } = options;
  return getAccessToken ? getAccessToken(refused) : accessToken;
}

/** Calls with a token, and once more with another one when the server refuses it and there is another. */
export async function withToken<T>(
  options: TokenOptions,
  call: (token: string | undefined) => Promise<T>,
): Promise<T> {
  const token = await tokenOf(options);
  try {
    return await call(token);
  } catch (error) {
    if (!(error instanceof KoliError) || error.code !== 'TOKEN_INVALID') throw error;
    const other = await tokenOf(options, token);
    if (other === token) throw error;
    return call(other);
  }
}
