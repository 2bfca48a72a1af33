import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { ask, password, signInByApi } from './support/api.ts';

/** A page on another port, in a browser that is signed in at ours: cookies do not tell ports apart. */
const test = base.extend<{ elsewhere: Page; token: string }>({
  elsewhere: async ({ browser, baseURL }, use) => {
    const server: Server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another site</title>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    await signInByApi(context.request, 'brand@demo.test');
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await use(page);
    await context.close();
    server.close();
  },
  token: async ({ elsewhere }, use) => {
    const input = {
      name: 'From elsewhere',
      password,
      scopes: ['CAMPAIGNS_READ', 'PROFILE_READ', 'PROFILE_WRITE'],
    };
    const { createAccessToken } = await ask<{ createAccessToken: { secret: string } }>(
      elsewhere.context().request,
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }',
      { input },
    );
    await use(createAccessToken.secret);
  },
});

interface Asked {
  readonly url: string;
  readonly token?: string;
  readonly query: string;
}

/** Sends an operation from the page, with the cookie or else by token. Null when the browser does not let it. */
const send = (page: Page, asked: Asked) =>
  page.evaluate(async ({ url, token, query }) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      credentials: token ? 'omit' : 'include',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query }),
    }).catch(() => null);
    return answer && { requestId: answer.headers.get('x-request-id'), ...(await answer.json()) };
  }, asked);

/** Subscribes from the page. Answers the first event, or the code with which the server closed. */
const subscribe = (page: Page, asked: Asked) =>
  page.evaluate(
    ({ url, token, query }) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
        const say = (message: object) => socket.send(JSON.stringify(message));
        socket.onopen = () => say({ type: 'connection_init', payload: { accessToken: token } });
        socket.onclose = ({ code }) => resolve(code);
        socket.onmessage = ({ data }) => {
          const { type, payload } = JSON.parse(data);
          if (type === 'connection_ack') say({ id: '1', type: 'subscribe', payload: { query } });
          if (type === 'next') resolve(payload);
        };
      }),
    asked,
  );

const upload = (page: Page, asked: Pick<Asked, 'url' | 'token'>) =>
  page.evaluate(async ({ url, token }) => {
    const canvas = new OffscreenCanvas(300, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 300, 200);
    const body = new FormData();
    body.append('file', await canvas.convertToBlob({ type: 'image/png' }), 'me.png');
    const answer = await fetch(`${url}/files?purpose=avatar`, {
      method: 'POST',
      credentials: token ? 'omit' : 'include',
      headers: token ? { authorization: `Bearer ${token}` } : { 'apollo-require-preflight': '1' },
      body,
    }).catch(() => null);
    return answer?.json() ?? null;
  }, asked);

const CHANGE = 'mutation { unlinkFacebook { __typename } }';

test('a page of another origin queries, changes, uploads and listens by token, and does nothing by cookie', async ({
  elsewhere,
  token,
  baseURL: url = '',
}) => {
  const query = '{ me { id } campaigns { nodes { id } } }';
  const mine = await send(elsewhere, { url, token, query });
  expect(mine).toMatchObject({ requestId: expect.any(String), data: { me: { id: expect.any(String) } } });
  const [{ id }] = mine.data.campaigns.nodes;
  const listen = `subscription { campaignChanged(id: "${id}") { id } }`;

  expect(await send(elsewhere, { url, token, query: CHANGE })).not.toHaveProperty('errors');
  expect(await upload(elsewhere, { url, token })).toMatchObject({ id: expect.any(String) });
  const event = await subscribe(elsewhere, { url, token, query: listen });
  expect(event).toEqual({ data: { campaignChanged: { id } } });

  expect(await send(elsewhere, { url, query })).toBeNull();
  expect(await send(elsewhere, { url, query: CHANGE })).toBeNull();
  expect(await upload(elsewhere, { url })).toBeNull();
  expect(await subscribe(elsewhere, { url, query: listen })).toBe(4403);
});
