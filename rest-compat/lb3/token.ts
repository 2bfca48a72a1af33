/** Places of a token, besides the cookie. */
export interface TokenPlaces {
  readonly authorization: string | undefined;
  readonly accessTokenHeader: string | undefined;
  readonly accessTokenQuery: unknown;
}

/** The token of a request: raw or `Bearer` in Authorization, X-Access-Token, or access_token. Undefined without one. */
export function tokenOf({
  authorization,
  accessTokenHeader,
  accessTokenQuery,
}: TokenPlaces): string | undefined {
  const bearer = /^Bearer +(.*)$/i.exec(authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  if (authorization && !authorization.includes(' ')) return authorization;
  if (accessTokenHeader) return accessTokenHeader;
  return typeof accessTokenQuery === 'string' && accessTokenQuery !== '' ? accessTokenQuery : undefined;
}
