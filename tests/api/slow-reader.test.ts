import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createCampaign } from '../support/jobs.ts';
import { createPerson } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';

let product: TestProduct;
let campaignId: number;

beforeAll(async () => {
  product = await startTestProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  campaignId = await createCampaign(product, await createPerson(product));
  await sql(product.databaseUrl, `update campaign set details_html = repeat('long ', 20000) where id = $1`, [
    campaignId,
  ]);
});
afterAll(() => product.close());

/** Follows the campaign. `received` counts what has come. */
async function openReader() {
  const address = product.app.server.address();
  if (!address || typeof address === 'string') throw new Error('the product does not listen');
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}/graphql`, 'graphql-transport-ws');
  const reader = { socket, received: 0 };
  const query = `subscription { campaignChanged(id: "${campaignId}") { id detailsHtml } }`;
  socket.on('message', (data) => {
    const { type } = JSON.parse(String(data)) as { type: string };
    if (type === 'connection_ack')
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    if (type === 'next') reader.received += 1;
  });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  // The present state comes at once.
  await until(() => reader.received === 1);
  return reader;
}

test('whoever stops reading is let go before much waits for them, and learns so; others read on', async () => {
  const [asleep, awake] = [await openReader(), await openReader()];
  asleep.socket.pause();
  const open = () => [...product.app.websocketServer.clients].filter((one) => one.readyState === one.OPEN);
  let told = 1;
  let mostWaiting = 0;
  while (open().length === 2 && told < 1_000) {
    for (let count = 0; count < 10; count += 1, told += 1)
      await product.ports.pubsub.publish(`campaign:${campaignId}`, {
        kind: 'campaign',
        id: campaignId,
        campaignId,
      });
    await until(() => awake.received === told);
    for (const { bufferedAmount } of product.app.websocketServer.clients)
      mostWaiting = Math.max(mostWaiting, bufferedAmount);
  }
  expect(open()).toHaveLength(1);
  expect(mostWaiting).toBeGreaterThan(4_000_000);
  expect(mostWaiting).toBeLessThan(8_000_000);
  const closed = once(asleep.socket, 'close');
  asleep.socket.resume();
  // "Try again later": a page of ours connects again, and looks again at what it shows.
  expect((await closed)[0]).toBe(1013);
  await product.ports.pubsub.publish(`campaign:${campaignId}`, {
    kind: 'campaign',
    id: campaignId,
    campaignId,
  });
  await until(() => awake.received === told + 1);
  awake.socket.terminate();
});
