import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Found } from './find-operation.ts';
import { BODY_LIMIT, IMAGE_BODY_LIMIT, tooLarge } from './lb3/body.ts';

/** Reads a body as text, of whatever type it says to be. Throws 413 above the limit of its path. */
export async function readBody(
  request: FastifyRequest,
  payload: IncomingMessage,
  find: (method: string, path: string) => Found | null,
): Promise<string> {
  const [path = ''] = request.url.slice('/api'.length).split('?');
  const limit = find(request.method, path)?.operation.isImage ? IMAGE_BODY_LIMIT : BODY_LIMIT;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) throw tooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
