import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { makeToken } from '../access-tokens.ts';
import { openConversation } from '../messages.ts';
import { makeApp } from '../oauth-data.ts';
import { createPerson } from '../people.ts';
import { sql, withConnection } from '../sql.ts';
import { until } from '../until.ts';
import { type Desk, type Rows, wrong } from './desk.ts';

const news = { query: '{ news { nodes { id } } }' };
const manyOwners = Array.from({ length: 25 }, (_, at) => `o${at}: owner { id }`).join(' ');

async function byToken(desk: Desk, query: string) {
  const { secret } = await makeToken(desk.product, desk.world.owner, ['campaigns:read']);
  return desk.post({ query }, { authorization: `Bearer ${secret}` });
}

/** Asks while the table is locked, and has the database give up. */
async function askLocked(desk: Desk) {
  const { databaseUrl } = desk.product;
  return withConnection(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('lock table news in access exclusive mode');
    const answer = desk.post(news);
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => (await sql(databaseUrl, `select ${waiting}`)).length > 0);
    await sql(databaseUrl, `select pg_cancel_backend(pid) ${waiting}`);
    const answered = await answer;
    await client.query('rollback');
    return answered;
  });
}

/** Failures of requests, documents and callers. */
export const ofRequests: Rows = {
  SIGN_IN_REQUIRED: wrong('a visitor hires', 'hire', {}, 'visitor'),
  EMAIL_NOT_VERIFIED: wrong('a new member posts a campaign', 'createCampaign', {}, 'unverified'),
  SECOND_PERSON_NEEDED: [
    'one lead gives a role',
    (desk) =>
      desk.call(
        'setStaffRoles',
        { accountId: desk.world.nobody.id, roles: ['CONTENT'], reason: 'Joins.' },
        'staff',
      ),
  ],
  FORBIDDEN: wrong('the applicant hires', 'hire', {}, 'applicant'),
  NOT_FOUND: wrong('a stranger hires', 'hire', {}, 'stranger'),
  BAD_INPUT: wrong('a place beyond the pole', 'setPlace', { place: { latitude: 91, longitude: 0 } }),
  TOKEN_INVALID: [
    'an unknown token',
    (desk) => desk.post(news, { authorization: `Bearer koli_pat_${'x'.repeat(43)}` }),
  ],
  INSUFFICIENT_SCOPE: [
    'a token for campaigns reads jobs',
    (desk) => byToken(desk, '{ myRemarks { totalCount } }'),
  ],
  TOKEN_NOT_ALLOWED: ['a token lists tokens', (desk) => byToken(desk, '{ accessTokens { totalCount } }')],
  TOO_MANY_TOKENS: [
    'the twenty-first token',
    async (desk) => {
      const person = await createPerson(desk.product);
      for (let at = 0; at < 20; at += 1) await makeToken(desk.product, person, ['campaigns:read']);
      return desk.call('createAccessToken', {}, person);
    },
  ],
  TOO_MANY_APPS: [
    'the twenty-first program',
    async (desk) => {
      const person = await createPerson(desk.product);
      for (let at = 0; at < 20; at += 1) await makeApp(desk.product, person);
      return desk.call('createOAuthApp', {}, person);
    },
  ],
  RATE_LIMITED: [
    'guessing the own password for the eleventh time',
    async (desk) => {
      const person = await createPerson(desk.small);
      const guess = { password: 'Guess-1-2-3' };
      for (let at = 0; at < 10; at += 1) await desk.send('exportMyData', guess, person, desk.small);
      return desk.send('exportMyData', guess, person, desk.small);
    },
  ],
  COST_EXCEEDED: [
    'asking with one token until its points are spent',
    async (desk) => {
      const { secret } = await makeToken(desk.small, await createPerson(desk.small), ['campaigns:read']);
      const query = '{ campaigns(first: 80) { nodes { id } } }';
      const ask = () => desk.post({ query }, { authorization: `Bearer ${secret}` }, desk.small);
      await ask();
      return ask();
    },
  ],
  CONFLICT: [
    'one clientId in two conversations',
    async (desk) => {
      const { owner, stranger } = desk.world;
      const clientId = randomUUID();
      await desk.call('sendMessage', { clientId });
      return desk.call('sendMessage', { clientId, conversationId: await openConversation(owner, stranger) });
    },
  ],
  IDEMPOTENCY_KEY_REUSED: [
    'one key for two offers',
    async (desk) => {
      await desk.call('makeOffer', { idempotencyKey: 'reused' });
      return desk.call('makeOffer', { idempotencyKey: 'reused' });
    },
  ],
  IDEMPOTENCY_KEY_IN_USE: [
    'another process takes a call over while it pays',
    async (desk) => {
      const { databaseUrl, ports } = desk.product;
      const create = ports.payment.createPaymentIntent.bind(ports.payment);
      vi.spyOn(ports.payment, 'createPaymentIntent').mockImplementationOnce(async (...args) => {
        await sql(databaseUrl, 'update idempotency set holder = gen_random_uuid() where outcome is null');
        return create(...args);
      });
      return desk.call('payForHire', { idempotencyKey: 'in-use' });
    },
  ],
  UNAVAILABLE: wrong('Instagram does not answer', 'setInstagramUsername', { username: 'down.today' }),
  OVERLOADED: ['the database gives up', askLocked],
  INTERNAL: [
    'a table is missing',
    async (desk) => {
      await sql(desk.product.databaseUrl, 'alter table news rename to news_away');
      const answered = await desk.post(news);
      await sql(desk.product.databaseUrl, 'alter table news_away rename to news');
      return answered;
    },
  ],
  GRAPHQL_PARSE_FAILED: ['half a document', (desk) => desk.post({ query: '{ campaigns(' })],
  GRAPHQL_VALIDATION_FAILED: ['a field that is not there', (desk) => desk.post({ query: '{ nothing }' })],
  BAD_REQUEST: ['no document', (desk) => desk.post({})],
  OPERATION_RESOLUTION_FAILURE: [
    'an operation that the document does not have',
    (desk) => desk.post({ query: 'query A { me { id } }', operationName: 'B' }),
  ],
  PERSISTED_QUERY_NOT_SUPPORTED: [
    'a hash in place of the document',
    (desk) => desk.post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
  ],
  QUERY_TOO_COMPLEX: [
    'twenty-five owners of a hundred campaigns',
    (desk) => desk.post({ query: `{ campaigns(first: 100) { nodes { ${manyOwners} } } }` }),
  ],
  UNKNOWN_DOCUMENT: ['a documentId of no build', (desk) => desk.post({ documentId: 'sha256:0' })],
};
