import { DomainError, ErrorCode, errorSentence, outOfBounds } from '../../../schema/errors.ts';
import type { UploadPolicy } from '../../../schema/picture.ts';
import type { Config } from '../../platform/config/config.ts';
import type { PicturePurpose } from './picture.entity.ts';

const MB = 1_048_576;
const CAMPAIGN_MAX_BYTES = 10 * MB;
const PRODUCT_MAX_BYTES = 2 * MB;

/** Maximum bytes of avatar, report and profile pictures: 2 MB as stated, under 10 kB as checked. */
const profileMaxBytes = { stated: 2 * MB, checked: 10_239 } as const;

/** Limits of this installation, by its configured reading. */
export function uploadPolicy({ imageLimitReading }: Pick<Config, 'imageLimitReading'>): UploadPolicy {
  return {
    mimeTypes: ['image/jpeg', 'image/png'],
    campaignMaxBytes: CAMPAIGN_MAX_BYTES,
    productMaxBytes: PRODUCT_MAX_BYTES,
    profileMaxBytes: profileMaxBytes[imageLimitReading],
    warning: errorSentence(ErrorCode.IMAGE_REFUSED),
  };
}

/** Maximum bytes of an upload for a purpose. */
export function maxBytesFor(config: Pick<Config, 'imageLimitReading'>, purpose: PicturePurpose): number {
  const policy = uploadPolicy(config);
  if (purpose === 'campaign' || purpose === 'news') return policy.campaignMaxBytes;
  return purpose === 'product' ? policy.productMaxBytes : policy.profileMaxBytes;
}

/** The refusal of an upload, which names the limit of its purpose. */
export const imageRefused = (purpose: PicturePurpose): DomainError =>
  purpose === 'campaign' || purpose === 'news'
    ? new DomainError({ code: ErrorCode.IMAGE_REFUSED, params: { screen: 'campaign' } }, 'file')
    : new DomainError(ErrorCode.IMAGE_REFUSED, 'file');

const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The type by the first bytes, whatever the file name says. */
export function isPicture(bytes: Buffer): boolean {
  return bytes.subarray(0, jpeg.length).equals(jpeg) || bytes.subarray(0, png.length).equals(png);
}

const purposes: ReadonlySet<string> = new Set<PicturePurpose>([
  'campaign',
  'avatar',
  'report',
  'message',
  'product',
  'help',
  'news',
]);

/** Parses the purpose of an upload. Throws BAD_INPUT at `purpose`. */
export function toPurpose(given: unknown): PicturePurpose {
  if (typeof given === 'string' && purposes.has(given)) return given as PicturePurpose;
  throw outOfBounds('purpose', { oneOf: [...purposes] });
}
