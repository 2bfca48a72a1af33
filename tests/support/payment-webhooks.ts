import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook as received, byte for byte. */
export interface ReceivedWebhook {
  body: string;
  signature: string;
  type: string;
  id: string;
}

/** A receiver of webhooks that can be made to refuse. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** Sets the status of the next answers. */
  answerWith(status: number): void;
  /** Waits until `count` matching webhooks have arrived. */
  waitFor(matches: (webhook: ReceivedWebhook) => boolean, count?: number): Promise<ReceivedWebhook[]>;
  close(): Promise<void>;
}

/** Listens on a free loopback port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const { id, type } = JSON.parse(body) as { id: string; type: string };
    received.push({ body, id, type, signature: String(request.headers['stripe-signature']) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    answerWith: (next) => {
      status = next;
    },
    async waitFor(matches, count = 1) {
      const deadline = Date.now() + 8000;
      while (Date.now() < deadline) {
        const found = received.filter(matches);
        if (found.length >= count) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`Waited in vain; came: ${received.map((webhook) => webhook.type).join(', ')}`);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
