import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callback,
  connectedTokens,
  createProgram,
  exchange,
  isWorking,
  leadsTo,
  makeChallenge,
  OAuthBrowser,
  type Program,
  post,
  refresh,
} from '../support/oauth-program.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let maker: Person;
let program: Program;
let confidential: Program;
let person: Person;

const loopback = 'http://127.0.0.1/back';

beforeAll(async () => {
  product = await startTestProduct();
  maker = await createPerson(product);
  person = await createPerson(product);
  program = await createProgram(maker, { redirectUris: [callback, loopback] });
  confidential = await createProgram(maker, { isConfidential: true });
});
afterAll(() => product?.close());

const { challenge } = makeChallenge();
const asked = { code_challenge: challenge };

const works = (token: string) => isWorking(product, token);
const connect = (by = person, to = program) => connectedTokens(product, by, to);

describe('the request', () => {
  /** On its own page, back to the program, or the consent page. */
  test.each([
    ['RFC 6749 4.1.2.1: an unknown client', { client_id: 'nobody' }, 'page invalid_client'],
    ['RFC 6749 4.1.2.1: no address', { redirect_uri: undefined }, 'page invalid_request'],
    ['OAuth 2.1 4.1.3: another address', { redirect_uri: `${callback}2` }, 'page invalid_redirect_uri'],
    ['OAuth 2.1 4.1.3: one slash more', { redirect_uri: `${callback}/` }, 'page invalid_redirect_uri'],
    ['OAuth 2.1 4.1.3: a query more', { redirect_uri: `${callback}?a=1` }, 'page invalid_redirect_uri'],
    [
      'OAuth 2.1 4.1.3: another port',
      { redirect_uri: 'https://planner.example:444/callback' },
      'page invalid_redirect_uri',
    ],
    ['RFC 8252 7.3: any port of a loopback address', { redirect_uri: 'http://127.0.0.1:51004/back' }, 'asks'],
    [
      'RFC 8252 7.3: another path there',
      { redirect_uri: 'http://127.0.0.1:51004/x' },
      'page invalid_redirect_uri',
    ],
    ['OAuth 2.1 4.1.1: no challenge', { code_challenge: undefined }, 'back invalid_request'],
    ['RFC 9700 2.1.1: a plain challenge', { code_challenge_method: 'plain' }, 'back invalid_request'],
    ['RFC 7636 4.3: no method means plain', { code_challenge_method: undefined }, 'back invalid_request'],
    ['OAuth 2.1 10: no implicit grant', { response_type: 'token' }, 'back unsupported_response_type'],
    ['RFC 6749 3.1.1: no response type', { response_type: undefined }, 'back invalid_request'],
    ['RFC 6749 3.3: no known scope', { scope: 'admin' }, 'back invalid_scope'],
    ['RFC 6749 3.3: unknown ones beside known ones are ignored', { scope: 'campaigns:read admin' }, 'asks'],
    ['RFC 6749 3.3: no OpenID', { scope: 'openid' }, 'back invalid_scope'],
    ['RFC 6749 3.3: no scope means the usual ones', { scope: undefined }, 'asks'],
    ['OpenID Connect 3.1.2.1: no page may be shown', { prompt: 'none' }, 'back login_required'],
    ['OpenID Connect 3.1.2.1: none beside another', { prompt: 'none consent' }, 'back invalid_request'],
  ])('%s', async (_point, params, outcome) => {
    const answer = await new OAuthBrowser(product, person).authorize(program, { ...asked, ...params });
    expect([302, 303]).toContain(answer.statusCode);
    const to = leadsTo(answer);
    // Errors of the implicit grant come in the fragment.
    const said = to.hash ? new URLSearchParams(to.hash.slice(1)) : to.searchParams;
    const error = said.get('error');
    const isBack = to.origin !== 'http://product';
    expect(isBack ? `back ${error}` : error ? `page ${error}` : 'asks').toBe(outcome);
    if (isBack) {
      // RFC 6749 4.1.2.1 and RFC 9207.
      expect(said.get('state')).toBe('mine');
      expect(said.get('iss')).toBe(product.ports.config.publicUrl);
    } else expect(to.pathname).toBe('/oauth/consent');
  });

  test('RFC 6749 3.1: no parameter twice', async () => {
    const url = leadsTo({ headers: { location: '/oauth/authorize' } });
    url.search = `client_id=${program.clientId}&client_id=${program.clientId}&response_type=code`;
    const answer = await new OAuthBrowser(product, person).open(url.pathname + url.search);
    expect(leadsTo(answer).searchParams.get('error')).toBe('invalid_request');
  });
});

describe('the decision', () => {
  const query = 'query ($id: ID!) { oauthRequest(id: $id) { appName websiteHost returnsTo scopes } }';

  test('names the program, its host and what it asks for', async () => {
    const page = leadsTo(await new OAuthBrowser(product, person).authorize(program, asked));
    const id = page.searchParams.get('request');
    expect((await person.client.data(query, { id })).oauthRequest).toEqual({
      appName: 'Planner',
      websiteHost: 'planner.example',
      returnsTo: 'planner.example',
      scopes: ['CAMPAIGNS_READ', 'PROFILE_READ'],
    });
    expect((await person.client.refusal(query, { id: 'x' })).extensions.code).toBe('NOT_FOUND');
  });

  test('answers with code, state and issuer (RFC 6749 4.1.2, RFC 9207)', async () => {
    const { back } = await new OAuthBrowser(product, person).code(program);
    expect(back.origin + back.pathname).toBe(callback);
    expect([...back.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
  });

  test('may refuse (RFC 6749 4.1.2.1)', async () => {
    const { back } = await new OAuthBrowser(product, person).code(program, {}, []);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('mine');
  });

  test('may be narrower, and the program learns it (RFC 6749 3.3)', async () => {
    const got = await new OAuthBrowser(product, person).code(program, {}, [
      'CAMPAIGNS_READ',
      'PAYMENTS_WRITE',
    ]);
    expect((await exchange(product, program, got)).json()).toMatchObject({ scope: 'campaigns:read' });
  });

  test('of somebody else does not count: a link sent to a victim gives no code', async () => {
    const attacker = new OAuthBrowser(product, await createPerson(product));
    const page = leadsTo(await attacker.authorize(program, asked));
    await new OAuthBrowser(product, person).answer(page, ['CAMPAIGNS_READ']);
    const again = await attacker.open(`/oauth/authorize/${page.searchParams.get('request')}`);
    expect(leadsTo(again).pathname).toBe('/oauth/consent');
    expect(leadsTo(again).searchParams.get('request')).not.toBe(page.searchParams.get('request'));
  });
});

describe('a code', () => {
  test('becomes a token of an hour (OAuth 2.1 3.2.3)', async () => {
    const got = await new OAuthBrowser(product, person).code(program);
    const answer = await exchange(product, program, got);
    expect(answer.headers['cache-control']).toContain('no-store');
    const { access_token: access, ...rest } = answer.json();
    expect(rest).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'campaigns:read profile:read',
    });
    expect(access).toMatch(/^koli_oat_[\w-]{43}$/);
    expect(await works(access)).toBe(true);
    const rows = await sql(
      product.databaseUrl,
      'select t::text as row from access_token t union all select s::text from oauth_secret s',
    );
    for (const secret of [access.slice(13), rest.refresh_token, got.code]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
    product.clock.advance({ minutes: 61 });
    expect(await works(access)).toBe(false);
  });

  test.each([
    ['RFC 7636 4.6: no verifier', { code_verifier: undefined }, 400, 'invalid_grant'],
    ['RFC 7636 4.6: another verifier', { code_verifier: makeChallenge().verifier }, 400, 'invalid_grant'],
    ['RFC 6749 4.1.3: another address', { redirect_uri: loopback }, 400, 'invalid_grant'],
    ['RFC 6749 5.2: an unknown code', { code: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['RFC 6749 5.2: an unknown client', { client_id: 'nobody' }, 401, 'invalid_client'],
    ['RFC 6749 5.2: no grant type', { grant_type: undefined }, 400, 'invalid_request'],
    ['OAuth 2.1 10: no passwords', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['RFC 6749 5.2: a secret of a public client', { client_secret: 'x' }, 401, 'invalid_client'],
  ])('%s', async (_point, more, status, error) => {
    const got = await new OAuthBrowser(product, person).code(program);
    const answer = await exchange(product, program, got, more);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });

  test('of another client is refused (RFC 6749 4.1.3)', async () => {
    const other = await createProgram(maker);
    const got = await new OAuthBrowser(product, person).code(program);
    expect((await exchange(product, other, got)).json().error).toBe('invalid_grant');
  });

  test('works for a minute (OAuth 2.1 4.1.2)', async () => {
    const got = await new OAuthBrowser(product, person).code(program);
    product.clock.advance({ seconds: 61 });
    expect((await exchange(product, program, got)).json().error).toBe('invalid_grant');
  });

  test('used twice ends what came of it (OAuth 2.1 4.1.3)', async () => {
    const got = await new OAuthBrowser(product, person).code(program);
    const { access_token: access } = (await exchange(product, program, got)).json();
    expect((await exchange(product, program, got)).json().error).toBe('invalid_grant');
    expect(await works(access)).toBe(false);
  });

  test('used twice at the same moment gives no token that works', async () => {
    const got = await new OAuthBrowser(product, person).code(program);
    const answers = await Promise.all([exchange(product, program, got), exchange(product, program, got)]);
    for (const answer of answers) {
      const { access_token: access } = answer.json();
      if (access) expect(await works(access)).toBe(false);
    }
  });

  test('needs the secret of a confidential client (RFC 6749 2.3.1)', async () => {
    const got = await new OAuthBrowser(product, person).code(confidential);
    const basic = (secret: string) => ({
      authorization: `Basic ${Buffer.from(`${confidential.clientId}:${secret}`).toString('base64')}`,
    });
    const body = {
      grant_type: 'authorization_code',
      redirect_uri: callback,
      code: got.code,
      code_verifier: got.verifier,
    };
    expect((await exchange(product, confidential, got)).json().error).toBe('invalid_client');
    const wrong = await post(product, 'token', body, basic('guess'));
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, 'invalid_client']);
    expect(wrong.headers['www-authenticate']).toContain('Basic');
    const right = await post(product, 'token', body, basic(confidential.secret ?? ''));
    expect(right.json()).toMatchObject({ token_type: 'Bearer' });
  });
});

describe('a refresh token', () => {
  test('is replaced, and its family ends when it is used again (OAuth 2.1 4.3.1)', async () => {
    const other = await connect();
    const first = await connect();
    const second = (await refresh(product, program, first.again)).json();
    expect(second.refresh_token).not.toBe(first.again);
    expect(await works(second.access_token)).toBe(true);
    expect((await refresh(product, program, first.again)).json().error).toBe('invalid_grant');
    expect(await works(second.access_token)).toBe(false);
    expect((await refresh(product, program, second.refresh_token)).json().error).toBe('invalid_grant');
    expect(await works(other.access)).toBe(true);
  });

  test('asks for less (RFC 6749 6), not for more', async () => {
    const { again } = await connect();
    const less = (await refresh(product, program, again, { scope: 'profile:read' })).json();
    expect(less.scope).toBe('profile:read');
    const more = await refresh(product, program, less.refresh_token, { scope: 'payments:write' });
    expect(more.json().error).toBe('invalid_scope');
  });

  test('of another client is refused (OAuth 2.1 4.3.1)', async () => {
    const { again } = await connect();
    const other = await createProgram(maker);
    expect((await refresh(product, other, again)).json().error).toBe('invalid_grant');
  });
});

describe('revocation (RFC 7009)', () => {
  test.each(['access', 'again'] as const)('of the %s token ends both', async (which) => {
    const tokens = await connect();
    const answer = await post(product, 'revoke', { client_id: program.clientId, token: tokens[which] });
    expect(answer.statusCode).toBe(200);
    expect(await works(tokens.access)).toBe(false);
    expect((await refresh(product, program, tokens.again)).json().error).toBe('invalid_grant');
  });

  test('of an unknown token succeeds, of another client does nothing, of nobody is refused', async () => {
    const { access } = await connect();
    const other = await createProgram(maker);
    const send = (clientId: string | undefined, token: string) =>
      post(product, 'revoke', { client_id: clientId, token });
    expect((await send(program.clientId, 'unknown')).statusCode).toBe(200);
    await send(other.clientId, access);
    expect((await send(undefined, access)).statusCode).toBe(400);
    expect(await works(access)).toBe(true);
  });
});

describe('beside the protocol', () => {
  test('metadata (RFC 8414)', async () => {
    const answer = await product.app.inject('/.well-known/oauth-authorization-server');
    const { publicUrl } = product.ports.config;
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const { scopes_supported: scopes, ...rest } = answer.json();
    expect(scopes).toContain('payments:write');
    expect(scopes).not.toContain('openid');
    expect(rest).toEqual({
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/oauth/authorize`,
      token_endpoint: `${publicUrl}/oauth/token`,
      revocation_endpoint: `${publicUrl}/oauth/revoke`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  test.each(['token', 'revoke'])('pages of other origins may call /oauth/%s (CORS)', async (path) => {
    const headers = { origin: 'https://planner.example', 'access-control-request-method': 'POST' };
    const answer = await product.app.inject({ method: 'OPTIONS', url: `/oauth/${path}`, headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('https://planner.example');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('the token endpoint takes forms only (RFC 6749 4.1.3)', async () => {
    const answer = await post(product, 'token', {}, { 'content-type': 'application/json' });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
  });
});

// Last: sessions have ended by then, too.
test('a refresh token expires when it was not used for 90 days', async () => {
  const { again } = await connect();
  product.clock.advance({ days: 91 });
  expect((await refresh(product, program, again)).json().error).toBe('invalid_grant');
  await product.runJob('forget-expired-oauth');
  const left = await sql(product.databaseUrl, 'select id from oauth_grant');
  expect(left).toEqual([]);
});

test('a refresh token ends after a year, however much it is used', async () => {
  let { again } = await connect(await createPerson(product));
  for (let day = 0; day < 360; day += 60) {
    product.clock.advance({ days: 60 });
    await product.runJob('forget-expired-oauth');
    if (day === 300) break;
    again = (await refresh(product, program, again)).json().refresh_token;
    expect(again).toEqual(expect.any(String));
  }
  product.clock.advance({ days: 6 });
  await product.runJob('forget-expired-oauth');
  expect((await refresh(product, program, again)).json().error).toBe('invalid_grant');
});
