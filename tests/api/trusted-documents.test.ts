import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getOperationAST, print } from 'graphql';
import { EMPTY } from 'rxjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectFragments, inline, trustedDocuments } from '../../web/build/inlineDocuments.ts';
import { makeToken } from '../support/access-tokens.ts';
import { idOf } from '../support/global-ids.ts';
import { openLive } from '../support/live-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const OURS = '{ me { id } }';
const OTHER = '{ me { id email } }';
const ID = `sha256:${'a'.repeat(64)}`;

const folder = mkdtempSync(join(tmpdir(), 'koli-documents-'));
const undrawn = {
  isDrawn: () => false,
  modulesOf: () => [],
  draw: async () => null,
  plainHead: async () => '',
};
const web = { folder: join(folder, 'web'), server: undrawn };

let usual: TestProduct;
let strict: TestProduct;

beforeAll(async () => {
  mkdirSync(join(folder, 'web-server'), { recursive: true });
  writeFileSync(join(folder, 'web-server/trusted-documents.json'), JSON.stringify({ [ID]: OURS }));
  [usual, strict] = await Promise.all([
    startTestProduct({}, { web }),
    startTestProduct({ TRUSTED_DOCUMENTS: 'only' }, { web }),
  ]);
  await Promise.all([usual, strict].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(async () => {
  await Promise.all([usual?.close(), strict?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** What becomes of a body: the account that it was answered for, or the code of its refusal with the status. */
async function ask(product: TestProduct, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${product.app.listeningOrigin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, errors } = await answer.json();
  return errors ? `${answer.status} ${errors[0].extensions.code}` : (data.me?.id ?? 'nobody');
}

const cookieOf = ({ client }: Person) => ({ cookie: client.cookie ?? '' });
const tokenOf = async (product: TestProduct, person: Person) =>
  (await makeToken(product, person, ['profile:read'])).secret;
const REFUSED = '400 UNKNOWN_DOCUMENT';

describe('usually', () => {
  test('a document of the web client runs by its id, in whoever’s name', async () => {
    const person = await createPerson(usual);
    const authorization = `Bearer ${await tokenOf(usual, person)}`;
    expect(await ask(usual, { documentId: ID })).toBe('nobody');
    for (const headers of [cookieOf(person), { authorization }])
      expect(await ask(usual, { documentId: ID }, headers)).toBe(idOf('Account', person.id));
  });

  test('an unknown id is refused, a text is not', async () => {
    const headers = cookieOf(await createPerson(usual));
    for (const documentId of [`sha256:${'b'.repeat(64)}`, '', '__proto__', 'toString'])
      expect(await ask(usual, { documentId }, headers)).toBe(REFUSED);
    expect(await ask(usual, { query: OTHER }, headers)).toMatch(/^usr_\d+$/);
  });
});

describe('with TRUSTED_DOCUMENTS=only', () => {
  test('a session runs documents of the web client, by id or text, and no others', async () => {
    const headers = cookieOf(await createPerson(strict));
    expect(await ask(strict, { documentId: ID }, headers)).toMatch(/^usr_\d+$/);
    expect(await ask(strict, { query: OURS }, headers)).toMatch(/^usr_\d+$/);
    for (const body of [
      { query: OTHER },
      { query: `${OURS} ` },
      { query: OTHER, documentId: ID },
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    ])
      expect(await ask(strict, body, headers)).toBe(REFUSED);
  });

  test('tokens and visitors run any, also beside a cookie', async () => {
    const person = await createPerson(strict);
    const authorization = `Bearer ${await tokenOf(strict, person)}`;
    expect(await ask(strict, { query: '{ me { id type: __typename } }' })).toBe('nobody');
    for (const cookie of [{}, cookieOf(person)])
      expect(
        await ask(strict, { query: '{ me { id type: __typename } }' }, { authorization, ...cookie }),
      ).toBe(idOf('Account', person.id));
  });

  test('sockets too', async () => {
    const person = await createPerson(strict);
    const bySession = await openLive(strict, person.client.cookie);
    expect(await bySession.subscribe(OURS)()).toMatchObject({
      data: { me: { id: idOf('Account', person.id) } },
    });
    const refused = await bySession
      .subscribe(OTHER)()
      .catch((errors: unknown) => errors);
    expect(JSON.stringify(refused)).toContain('UNKNOWN_DOCUMENT');
    const byToken = await openLive(strict, { accessToken: await tokenOf(strict, person) });
    expect(await byToken.subscribe('{ me { id type: __typename } }')()).toMatchObject({
      data: { me: { id: idOf('Account', person.id) } },
    });
    bySession.dispose();
    byToken.dispose();
  });
});

test('the build knows each document of the web client as it is sent', () => {
  const known = trustedDocuments('web/src');
  const fragments = collectFragments('web/src');
  const sent: unknown[] = [];
  const link = new ApolloLink(({ query }) => {
    const { documentId } = query as { documentId?: string };
    sent.push(documentId);
    expect(known[documentId ?? '']).toBe(print(query));
    return EMPTY;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  for (const file of globSync('web/src/**/*.{ts,tsx}', { exclude: ['**/__generated__/**'] })) {
    const code = inline(readFileSync(file, 'utf8'), fragments);
    for (const [, json = ''] of code.matchAll(/\((\{"documentId":.*\})\)/g)) {
      const document = JSON.parse(json);
      const { operation } = getOperationAST(document) ?? {};
      const options = { fetchPolicy: 'network-only' } as const;
      if (operation === 'query') client.watchQuery({ query: document, ...options }).subscribe({});
      else if (operation === 'mutation') void client.mutate({ mutation: document }).catch(() => undefined);
      else client.subscribe({ query: document }).subscribe({});
    }
  }
  expect(new Set(sent)).toEqual(new Set(Object.keys(known)));
  expect(sent.length).toBeGreaterThan(100);
});
