import { createHash, randomBytes } from 'node:crypto';
import { GraphqlClient } from './graphql-client.ts';
import type { Person } from './people.ts';
import type { TestProduct } from './test-product.ts';

/** A program of a third party, as registered. */
export interface Program {
  readonly id: string;
  readonly clientId: string;
  readonly secret: string | null;
}

/** Where the program of the tests is sent back to. */
export const callback = 'https://planner.example/callback';

const create = `mutation ($input: CreateOAuthAppInput!) {
  createOAuthApp(input: $input) { secret app { id clientId } } }`;
const answer = `mutation ($input: AnswerOAuthRequestInput!) { answerOAuthRequest(input: $input) { url } }`;

/** Registers a program. */
export async function createProgram({ client }: Person, more: object = {}): Promise<Program> {
  const input = { name: 'Planner', website: 'https://planner.example', redirectUris: [callback], ...more };
  const { secret, app } = (await client.data(create, { input })).createOAuthApp;
  return { ...app, secret };
}

/** A verifier of PKCE and its challenge. */
export function makeChallenge() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

type Params = Record<string, string | undefined>;

const written = (params: Params): string =>
  new URLSearchParams(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

/** Where an answer leads to. */
export const leadsTo = ({ headers }: { headers: Record<string, unknown> }): URL =>
  new URL(String(headers.location), 'http://product');

/** One member's browser on its way through the consent page, and the program's own calls. */
export class OAuthBrowser {
  private readonly product: TestProduct;
  private readonly cookies = new Map<string, string>();
  person: Person | null;

  constructor(product: TestProduct, person: Person | null) {
    this.product = product;
    this.person = person;
  }

  /** Opens an address of the product as a browser does. */
  async open(url: string) {
    const kept = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    const cookie = [...kept, this.person?.client.cookie].filter(Boolean).join('; ');
    const response = await this.product.app.inject({ method: 'GET', url, headers: { cookie } });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    return response;
  }

  /** Begins: the answer to the first request. */
  authorize({ clientId }: Program, params: Params = {}) {
    const all = {
      client_id: clientId,
      response_type: 'code',
      redirect_uri: callback,
      code_challenge_method: 'S256',
      scope: 'campaigns:read profile:read',
      state: 'mine',
      ...params,
    };
    return this.open(`/oauth/authorize?${written(all)}`);
  }

  /** Answers on the consent page and goes where it leads. */
  async answer(page: URL, allowedScopes: readonly string[]) {
    const input = { id: page.searchParams.get('request'), allowedScopes };
    const { answerOAuthRequest } = await (this.person as Person).client.data(answer, { input });
    const { pathname } = new URL(answerOAuthRequest.url);
    return this.open(pathname);
  }

  /** All of it: the code that the program gets, and its verifier. */
  async code(program: Program, params: Params = {}, allowed = ['CAMPAIGNS_READ', 'PROFILE_READ']) {
    const { verifier, challenge } = makeChallenge();
    const asked = await this.authorize(program, { code_challenge: challenge, ...params });
    const back = leadsTo(await this.answer(leadsTo(asked), allowed));
    return { code: back.searchParams.get('code') ?? '', verifier, back };
  }
}

/** A program calls the token or revocation endpoint. */
export function post(
  { app }: TestProduct,
  path: 'token' | 'revoke',
  params: Params,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: `/oauth/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: written(params),
  });
}

/** Exchanges a code. */
export const exchange = (
  product: TestProduct,
  { clientId }: Program,
  { code, verifier }: { code: string; verifier: string },
  more: Params = {},
) =>
  post(product, 'token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: callback,
    code,
    code_verifier: verifier,
    ...more,
  });

/** Refreshes. */
export const refresh = (product: TestProduct, { clientId }: Program, token: string, more: Params = {}) =>
  post(product, 'token', {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: token,
    ...more,
  });

/** A new pair of tokens with which a program acts for a person. */
export async function connectedTokens(product: TestProduct, by: Person, to: Program) {
  const got = await new OAuthBrowser(product, by).code(to);
  const { access_token: access, refresh_token: again } = (await exchange(product, to, got)).json();
  return { access, again } as { access: string; again: string };
}

/** Whether a token still works. Throws when something else is wrong. */
export async function isWorking(product: TestProduct, token: string): Promise<boolean> {
  const client = new GraphqlClient(product);
  client.token = token;
  const { data, errors } = await client.send('{ me { id } }');
  const code = errors?.[0]?.extensions.code ?? 'TOKEN_INVALID';
  if (code !== 'TOKEN_INVALID') throw new Error(code);
  return !!data?.me;
}
