import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a third party's server received it. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A third party's server with predefined answers. */
export interface HookReceiver {
  readonly url: string;
  readonly received: Received[];
  /** Statuses of the next answers; 200 when none are left. */
  answers: number[];
  /** Called before each answer. */
  before: () => Promise<void> | void;
  close(): Promise<void>;
}

/** Starts a receiver. */
export async function startHookReceiver(): Promise<HookReceiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.on('end', async () => {
      receiver.received.push({ headers: request.headers, body });
      await receiver.before();
      const status = receiver.answers.shift() ?? 200;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(`answer ${status}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: HookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answers: [],
    before: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}

/** Whether a message is signed with a secret, as a third party would check it (standardwebhooks.com). */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const wanted = createHmac('sha256', key).update(text).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const [version, value = ''] = signature.split(',');
      const given = Buffer.from(value, 'base64');
      return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
    });
}
