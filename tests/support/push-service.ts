import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that arrived for a device. */
export interface PushedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's subscription, with the keys that only the browser has. */
export function createPushDevice(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  /** Decrypts a message of one record (RFC 8188, 8291). */
  const decrypt = (body: Buffer): string => {
    const [salt, server, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), server]);
    const secret = derive(keys.computeSecret(server), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      key,
      derive(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  };
  return {
    target: { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** What the service worker of this browser reads in a message. */
    read: ({ body }: PushedMessage) => JSON.parse(decrypt(body)),
  };
}

/** What a browser would give for a device of a push service that nobody reaches. */
export const pushTarget = () =>
  createPushDevice(`https://push.example/${randomBytes(8).toString('hex')}`).target;

/** Whether a message is signed (RFC 8292) with this key of the server for this push service. Answers its claims. */
export function claimsOf({ headers }: PushedMessage, publicKey: string): Record<string, unknown> | null {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned =
    key === publicKey &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : null;
}

/** A push service on this machine, which answers 201 unless told otherwise. */
export async function startPushService() {
  const received: PushedMessage[] = [];
  const service = { url: '', received, answers: [] as number[], close: () => server.close() };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.answers.shift() ?? 201).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
