import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Picture as PictureAnswer } from '../../../schema/picture.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { sql } from '../../platform/sql.ts';
import { pictureKeyAt, signedQuery } from '../../platform/storage/picture-signature.ts';
import { encodePicture } from './encode-picture.ts';
import { Picture, type PicturePurpose } from './picture.entity.ts';
import { imageRefused, isPicture, maxBytesFor } from './upload.policy.ts';

const uploads: Limit = { name: 'upload', points: 60, seconds: 3_600 };
const uploadsFromAddress: Limit = { name: 'upload-address', points: 240, seconds: 3_600 };

/** An upload. */
export interface Upload {
  readonly bytes: Buffer;
  readonly purpose: PicturePurpose;
}

/** Visitors may only upload pictures for a request for help. */
const uploadsOfVisitors: Limit = { name: 'upload-visitor', points: 10, seconds: 3_600 };

/**
 * Owner of the upload; null for a visitor who asks for help. Throws SIGN_IN_REQUIRED, FORBIDDEN for pictures of news by
 * anyone but staff.
 */
function uploaderOf(ctx: Ctx, purpose: PicturePurpose): number | null {
  if (purpose === 'help') return ctx.actor.accountId;
  if (purpose === 'news' && ctx.actor.accountId !== null && !ctx.actor.isStaff) {
    throw new DomainError(ErrorCode.FORBIDDEN);
  }
  return accountIdOf(ctx);
}

/**
 * Counts an upload of the caller and their address before its bytes are read. Throws SIGN_IN_REQUIRED, FORBIDDEN,
 * RATE_LIMITED.
 */
export async function countUpload(ctx: Ctx, purpose: PicturePurpose): Promise<void> {
  const uploader = uploaderOf(ctx, purpose);
  const { address } = ctx.caller;
  await ctx.ports.limiter.consume(uploadsFromAddress, address);
  if (uploader === null) await ctx.ports.limiter.consume(uploadsOfVisitors, address);
  else await ctx.ports.limiter.consume(uploads, String(uploader));
}

/** Purposes of pictures that only some may see: by addresses that end. */
const privatePurposes: readonly PicturePurpose[] = ['report', 'message', 'help'];

const isPrivate = (purpose: PicturePurpose): boolean => privatePurposes.includes(purpose);

/** Pictures that were public a moment ago: pages show many, and a purpose hardly ever changes. */
const publicPictures = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });

/** Whether a picture needs a signed address. Those of the demo are in no table, and public. */
export async function isPrivatePicture(em: EntityManager, id: string): Promise<boolean> {
  if (publicPictures.has(id)) return false;
  const found = await em.findOne(Picture, { id }, { fields: ['purpose'] });
  if (found && isPrivate(found.purpose)) return true;
  publicPictures.set(id, true);
  return false;
}

function addressesOf(ctx: Ctx, { id, purpose }: Picture): PictureAnswer {
  const { secrets } = ctx.ports;
  const query = isPrivate(purpose) ? signedQuery(id, pictureKeyAt(secrets, ctx.clock.now())) : '';
  const of = (width: number) => `/files/${id}/${width}.webp${query}`;
  return { id, tiny: of(96), small: of(320), medium: of(640), large: of(1280) };
}

/**
 * Stores an upload of the caller, re-encoded in all widths. Throws IMAGE_REFUSED at `file` when it is larger than its
 * purpose allows, neither JPEG nor PNG by its bytes, damaged, or has too many pixels; UNAVAILABLE when it cannot be
 * stored.
 */
export async function storePicture(ctx: Ctx, { bytes, purpose }: Upload): Promise<PictureAnswer> {
  const ownerId = uploaderOf(ctx, purpose);
  const fits = bytes.length <= maxBytesFor(ctx.ports.config, purpose) && isPicture(bytes);
  const encoded = fits ? await encodePicture(bytes) : null;
  if (!encoded) throw imageRefused(purpose);
  const id = randomBytes(16).toString('hex');
  const { width, height, renditions } = encoded;
  const createdAt = ctx.clock.now();
  // The row comes first: files that a crash leaves in the store are then deleted with unused uploads.
  const picture = ctx.em.create(Picture, {
    id,
    ownerId,
    purpose,
    width,
    height,
    bytes: bytes.length,
    createdAt,
  });
  await ctx.em.flush();
  await Promise.all([...renditions].map(([size, webp]) => ctx.ports.pictures.put(id, size, webp)));
  return addressesOf(ctx, picture);
}

/**
 * Lets a picture that the caller uploaded as avatar, for a report or for help serve as another of these: legacy clients
 * do not name the purpose when uploading. All have the same limits. Throws NOT_FOUND at `field`.
 */
export async function changePurpose(
  ctx: Ctx,
  id: string,
  purpose: 'avatar' | 'report' | 'help',
  field: string,
): Promise<void> {
  const own = {
    id,
    ownerId: accountIdOf(ctx),
    purpose: { $in: ['avatar', 'report', 'help'] as PicturePurpose[] },
  };
  const changed = await ctx.em.nativeUpdate(Picture, own, { purpose });
  if (changed === 0) throw new DomainError(ErrorCode.NOT_FOUND, field);
}

/**
 * Checks that the caller uploaded all these pictures for this purpose. A visitor's picture is identified by its id
 * alone, which nobody can guess. Throws NOT_FOUND at `field`.
 */
export async function claimPictures(
  ctx: Ctx,
  ids: readonly string[],
  purpose: PicturePurpose,
  field = 'pictures',
): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return;
  const areIds = [...wanted].every((id) => /^[A-Za-z0-9_-]{16,64}$/.test(id));
  const ownerId = uploaderOf(ctx, purpose);
  // Locked until the caller has used them, so that the job for unused uploads leaves them alone.
  const found =
    areIds &&
    (await sql`select from picture where id = any(${[...wanted]}::text[]) and purpose = ${purpose}
      and owner_id is not distinct from ${ownerId}::int for key share`.execute(ctx.em.getKysely()));
  if (!found || found.rows.length !== wanted.size) throw new DomainError(ErrorCode.NOT_FOUND, field);
}
