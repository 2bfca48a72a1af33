import { countUpload, storePicture } from '../../api/modules/pictures/picture.service.ts';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import type { Call, Operation } from '../call.ts';
import { isObject } from '../lb3/is-object.ts';
import { done } from '../presenters/envelope.ts';

/** Maximum bytes of a picture on these paths: 2 MB. */
const MOST_BYTES = 2_097_152;

const refused = () => new DomainError(ErrorCode.IMAGE_REFUSED, 'file');

/** A picture as plain base64 or as a data URL. Throws IMAGE_REFUSED. */
function bytesOf(body: unknown): Buffer {
  const sent = isObject(body) ? body.base64ImageData : undefined;
  // A form that was not encoded correctly has blanks instead of `+`.
  const text =
    typeof sent === 'string'
      ? sent
          .replace(/^data:[^,]*;base64,/, '')
          .replaceAll(' ', '+')
          .replaceAll(/\s/g, '')
      : '';
  const isBase64 = text !== '' && /^[A-Za-z0-9+/_-]+={0,2}$/.test(text);
  const bytes = isBase64 ? Buffer.from(text, 'base64') : null;
  if (!bytes || bytes.length > MOST_BYTES) throw refused();
  return bytes;
}

async function upload({ ctx, body }: Call, purpose: 'avatar' | 'campaign' | 'help'): Promise<object> {
  await countUpload(ctx, purpose);
  const bytes = bytesOf(body);
  const { large } = await ctx
    .inTransaction((inner) => storePicture(inner, { bytes, purpose }))
    .catch((error: unknown) => {
      // The limit of these paths is 2 MB for every purpose, and so says the text.
      if (error instanceof DomainError && error.code === ErrorCode.IMAGE_REFUSED) throw refused();
      throw error;
    });
  return done('Image uploaded successfully', { path: `${ctx.ports.config.publicUrl}${large}` });
}

const common = {
  method: 'POST',
  failureFormat: 'envelope',
  replacedBy: 'uploadPolicy',
  isImage: true,
  points: 50,
  body: ['base64ImageData'],
} as const;

/** Pictures as base64 in JSON. */
export const pictureOperations: readonly Operation[] = [
  {
    ...common,
    path: '/getBase64ImgPath',
    access: 'public',
    scope: 'profile:write',
    summary: 'Stores a face, or the picture of a report or of a request for help',
    // Visitors may only upload pictures for a request for help.
    handle: (call) => upload(call, call.ctx.actor.accountId === null ? 'help' : 'avatar'),
  },
  {
    ...common,
    path: '/addCampaignImgPath',
    access: 'session',
    scope: 'campaigns:write',
    summary: 'Stores a picture of a campaign',
    handle: (call) => upload(call, 'campaign'),
  },
];
