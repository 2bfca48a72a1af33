import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PER_ADDRESS, VisitorSockets } from '../../api/server/live/visitor-sockets.ts';
import { createCampaign } from '../support/jobs.ts';
import { openLive } from '../support/live-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let campaignId: number;
beforeAll(async () => {
  product = await startTestProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await createPerson(product);
  campaignId = await createCampaign(product, owner);
});
afterAll(() => product?.close());

/** A socket after its greeting: 'open', or the code that it was closed with. */
function greet(): Promise<{ result: 'open' | number; socket: WebSocket }> {
  const address = `${product.app.listeningOrigin.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws');
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', () => resolve({ result: 'open', socket }));
    socket.on('close', (code) => resolve({ result: code, socket }));
    socket.on('error', reject);
  });
}

test('an address has so many sockets of visitors, and members come in beside them', async () => {
  const greeted = await Promise.all(Array.from({ length: PER_ADDRESS + 20 }, greet));
  const open = greeted.filter(({ result }) => result === 'open');
  expect(open).toHaveLength(PER_ADDRESS);
  expect(greeted.filter(({ result }) => result === 1013)).toHaveLength(20);

  const live = await openLive(product, owner.client.cookie);
  const next = live.subscribe('subscription ($id: ID!) { campaignChanged(id: $id) { id } }', {
    id: campaignId,
  });
  expect(await next()).toHaveProperty('data');
  live.dispose();

  const [leaving] = open;
  const left = new Promise((resolve) => leaving?.socket.on('close', resolve));
  leaving?.socket.close();
  await left;
  const again = await greet();
  expect(again.result).toBe('open');
  for (const { socket } of [...open, again]) socket.terminate();
});

test('a visitor has thirty subscriptions, a member a hundred', async () => {
  for (const [cookie, most] of [
    [undefined, 30],
    [owner.client.cookie, 100],
  ] as const) {
    const live = await openLive(product, cookie);
    const ask = () =>
      live.subscribe('subscription ($id: ID!) { campaignChanged(id: $id) { id } }', { id: campaignId })();
    const answers = await Promise.all(
      Array.from({ length: most + 1 }, () => ask().catch((errors) => ({ errors }))),
    );
    expect(answers.filter((answer) => 'data' in answer)).toHaveLength(most);
    expect(JSON.stringify(answers.at(-1))).toContain('RATE_LIMITED');
    live.dispose();
  }
});

test('addresses are counted by network, all together have a bound, and who left twice left once', () => {
  const sockets = new VisitorSockets(2, 5);
  const first = sockets.enter('2001:db8:1:2::1');
  expect(sockets.enter('2001:db8:1:2::2')).toBeTypeOf('function');
  expect(sockets.enter('2001:db8:1:2::3')).toBeNull();
  first?.();
  first?.();
  expect(sockets.enter('2001:db8:1:2::3')).toBeTypeOf('function');
  expect(sockets.enter('2001:db8:1:2::4')).toBeNull();
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    expect(sockets.enter(address)).toBeTypeOf('function');
  expect(sockets.enter('192.0.2.4')).toBeNull();
});
