import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { PicturePurpose } from '../../modules/pictures/picture.entity.ts';
import { countUpload, isPrivatePicture, storePicture } from '../../modules/pictures/picture.service.ts';
import { imageRefused, maxBytesFor, toPurpose } from '../../modules/pictures/upload.policy.ts';
import type { TokenGrant } from '../../platform/actor.ts';
import { refuseLook } from '../../platform/actor.ts';
import { signedFor } from '../../platform/storage/picture-signature.ts';
import { pictureKey, pictureWidths } from '../../platform/storage/picture-store.ts';
import { assertScope } from '../graphql/token-scopes.ts';
import { allowAnyOrigin } from '../http/credentials.ts';
import { sendFailure } from '../http/http-failure.ts';
import { holdSlot } from '../http/load-shedder.ts';
import { requestContext, type ServerParts } from '../http/request-context.ts';

const partLimits = { files: 1, fields: 5, parts: 6, fieldSize: 1_000, headerPairs: 20 };

/** Scope that an access token needs to upload for a purpose; null closes it to tokens. */
const scopeFor = {
  campaign: 'campaigns:write',
  avatar: 'profile:write',
  report: 'payments:write',
  message: 'messages:write',
  product: null,
  help: null,
  news: null,
} as const;

function assertMayUpload(token: TokenGrant, purpose: PicturePurpose): void {
  const scope = scopeFor[purpose];
  if (scope === null) throw new DomainError(ErrorCode.TOKEN_NOT_ALLOWED);
  assertScope(token, scope);
}

/** A form of another site cannot set these headers, so it cannot upload for our users. */
function assertOwnPage({ headers }: FastifyRequest): void {
  if (headers.authorization) return;
  if (headers['apollo-require-preflight'] || headers['x-apollo-operation-name']) return;
  throw new DomainError(ErrorCode.FORBIDDEN);
}

/** Reads the one file of a request. Throws IMAGE_REFUSED when it is too large or missing, or the form is invalid. */
async function readFilePart(
  request: FastifyRequest,
  purpose: PicturePurpose,
  maxBytes: number,
): Promise<Buffer> {
  const refused = imageRefused(purpose);
  if (!request.isMultipart()) throw refused;
  try {
    const part = await request.file({ limits: { ...partLimits, fileSize: maxBytes + 1 } });
    if (part?.fieldname !== 'file') throw refused;
    return await part.toBuffer();
  } catch (error) {
    // An invalid form is the sender's fault: the parser throws plain errors too.
    const status = (error as { statusCode?: number }).statusCode;
    throw status === undefined || status < 500 ? refused : error;
  }
}

async function upload(parts: ServerParts, request: FastifyRequest, reply: FastifyReply) {
  try {
    assertOwnPage(request);
    const ctx = await requestContext(parts, request, null);
    refuseLook(ctx.actor);
    const purpose = toPurpose((request.query as Record<string, unknown>).purpose);
    await countUpload(ctx, purpose);
    if (ctx.actor.token) assertMayUpload(ctx.actor.token, purpose);
    const bytes = await readFilePart(request, purpose, maxBytesFor(parts.ports.config, purpose));
    return await storePicture(ctx, { bytes, purpose });
  } catch (error) {
    return sendFailure(reply, parts.ports, error);
  }
}

async function download(parts: ServerParts, request: FastifyRequest, reply: FastifyReply) {
  const { id, name } = request.params as { id: string; name: string };
  const width = Number(/^(\d+)\.webp$/.exec(name)?.[1]);
  const isKnown = pictureWidths.some((known) => known === width) && pictureKey(id, width) !== null;
  reply.header('cache-control', 'no-store');
  const { orm, clock, ports } = parts;
  const isSecret = isKnown && (await isPrivatePicture(orm.em.fork(), id));
  const seconds = isSecret
    ? signedFor(ports.secrets, clock.now(), id, request.query as Record<string, unknown>)
    : null;
  if (seconds === 0) ports.security.note('picture_refused', { address: request.ip, requestId: request.id });
  const webp = isKnown && seconds !== 0 ? await ports.pictures.get(id, width) : null;
  if (!webp) return reply.code(404).send({ error: 'Not found' });
  return reply
    .header(
      'cache-control',
      seconds === null ? 'public, max-age=31536000, immutable' : `private, max-age=${seconds}, immutable`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('image/webp')
    .send(webp);
}

/**
 * POST /files?purpose=campaign|product|avatar|report|message|help|news uploads a picture, GET /files/:id/:width.webp
 * serves it: a private one for as long as the signature in its address holds, whoever asks.
 */
export async function registerFiles(app: FastifyInstance, parts: ServerParts): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: true });
    scope.post('/files', {
      onRequest: allowAnyOrigin(scope, '/files', parts),
      config: { loadShedder: 'work' },
      handler: holdSlot((request, reply) => upload(parts, request, reply)),
    });
  });
  app.get('/files/:id/:name', (request, reply) =>
    download(parts, request, reply).catch((error: unknown) => sendFailure(reply, parts.ports, error)),
  );
}
