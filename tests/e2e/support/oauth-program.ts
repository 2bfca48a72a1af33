import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const secret = (): string => randomBytes(32).toString('base64url');

/** What the token endpoint answers. */
interface Tokens {
  access_token: string;
  refresh_token: string;
  scope: string;
  error?: string;
}

/** A program of a third party on a port of its own. It knows Koli's address and its client id, and nothing else. */
export async function startProgram(koli: string) {
  const metadata = await (await fetch(`${koli}/.well-known/oauth-authorization-server`)).json();
  const send = async (form: Record<string, string>): Promise<Tokens> => {
    const body = new URLSearchParams({ client_id: program.clientId, ...form });
    return (await (await fetch(metadata.token_endpoint, { method: 'POST', body })).json()) as Tokens;
  };
  const waiting = new Map<string, string>();
  const begin = (): string => {
    const [state, verifier] = [secret(), secret()];
    waiting.set(state, verifier);
    const params = new URLSearchParams({
      response_type: 'code',
      client_id: program.clientId,
      redirect_uri: `${program.address}/callback`,
      scope: 'profile:read campaigns:read payments:write',
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return `${metadata.authorization_endpoint}?${params}`;
  };
  const finish = async (params: URLSearchParams): Promise<string> => {
    const verifier = waiting.get(params.get('state') ?? '');
    if (!verifier || params.get('iss') !== metadata.issuer) return 'This is not an answer to us.';
    if (params.has('error')) return `Refused: ${params.get('error')}`;
    const tokens = await send({
      grant_type: 'authorization_code',
      code: params.get('code') ?? '',
      redirect_uri: `${program.address}/callback`,
      code_verifier: verifier,
    });
    program.tokens = tokens;
    return `Connected: ${tokens.scope}`;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://program');
    if (pathname === '/connect') return response.writeHead(303, { location: begin() }).end();
    if (pathname !== '/' && pathname !== '/callback') return response.writeHead(204).end();
    const text = pathname === '/' ? '<a href="/connect">Connect with Koli</a>' : await finish(searchParams);
    const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Planner</title>';
    response.writeHead(200, { 'content-type': 'text/html' }).end(`${head}<h1>Planner</h1><p>${text}</p>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const program = {
    clientId: '',
    tokens: null as Tokens | null,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refresh: (token: string) => send({ grant_type: 'refresh_token', refresh_token: token }),
    /** The username of the member it acts for, or the code of a failure. */
    async username(token: string): Promise<string> {
      const response = await fetch(`${koli}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ me { profile { username } } }' }),
      });
      const { data, errors } = await response.json();
      return errors?.[0].extensions.code ?? data.me.profile.username;
    },
    close: () => new Promise((done) => server.close(done)),
  };
  return program;
}
