import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Found } from './find-operation.ts';
import { BODY_LIMIT, IMAGE_BODY_LIMIT, tooLarge } from './lb3/body.ts';

/** Replaces the body of a picture path that is too large: the caller gets the message of uploads. */
const REFUSED_IMAGE = '{}';

/** Refuses a body that is too large, without buffering it. */
function refuse(payload: IncomingMessage, isImage: boolean): string {
  payload.resume();
  if (isImage) return REFUSED_IMAGE;
  throw tooLarge();
}

/** Reads a body as text, whatever its content type. Throws 413 above the limit of its path. */
export async function readBody(
  request: FastifyRequest,
  payload: IncomingMessage,
  find: (method: string, path: string) => Found | null,
): Promise<string> {
  const [path = ''] = request.url.slice('/api'.length).split('?');
  const isImage = find(request.method, path)?.operation.isImage === true;
  const limit = isImage ? IMAGE_BODY_LIMIT : BODY_LIMIT;
  if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(payload, isImage);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) return refuse(payload, isImage);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
