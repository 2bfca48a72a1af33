import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Log } from '../log.ts';
import { type PictureStore, pictureKey, pictureWidths } from './picture-store.ts';
import {
  createS3Client,
  refusalOf,
  type S3Answer,
  type S3Client,
  type S3Request,
  StorageRefused,
} from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';

/** Timeouts of a health check, which must itself be quick. */
const look = { tryMs: 2_000, tries: 1 };
/** Milliseconds for which a health check is valid. */
const LOOK_HOLDS_MS = 5_000;

const bucketItself: S3Request = { method: 'HEAD', key: '' };

/** Error code in the storage's answer. */
const codeOf = ({ body }: S3Answer): string | undefined =>
  /<Code>(\w{1,60})</.exec(body.toString('utf8'))?.[1];

/**
 * Sends a request. Throws UNAVAILABLE for a status outside of `accepted`, and logs it. After a request without answer
 * the next ones wait for a quick look first: each that waits in vain holds one of the places for all work.
 */
function createAsking(client: S3Client, host: string, log: Log, isReachable: () => Promise<boolean>) {
  let isDoubtful = false;
  return async (request: S3Request, accepted: readonly number[]): Promise<S3Answer> => {
    const unavailable = new DomainError(ErrorCode.UNAVAILABLE);
    if (isDoubtful && !(await isReachable())) throw unavailable;
    const answer = await client.send(request).catch((err: unknown) => {
      isDoubtful = true;
      log.warn({ err, storage: host, method: request.method }, 'the storage of pictures does not answer');
      throw unavailable;
    });
    isDoubtful = false;
    if (accepted.includes(answer.status)) return answer;
    const { status } = answer;
    log.error({ storage: host, method: request.method, status, code: codeOf(answer) }, 'the storage refuses');
    throw unavailable;
  };
}

/** Whether the bucket answers, checked now and then. */
function createLook(client: S3Client): () => Promise<boolean> {
  let last: { at: number; isUp: Promise<boolean> } | undefined;
  return () => {
    if (last && Date.now() - last.at < LOOK_HOLDS_MS) return last.isUp;
    const isUp = client.send(bucketItself, look).then(
      ({ status }) => status === 200,
      () => false,
    );
    last = { at: Date.now(), isUp };
    return isUp;
  };
}

/** Pictures in a bucket, under the same names as files. */
export function createS3PictureStore(settings: S3Settings, log: Log): PictureStore {
  const client = createS3Client(settings);
  const isReachable = createLook(client);
  const ask = createAsking(client, new URL(settings.bucketUrl).host, log, isReachable);
  const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' };
  return {
    async put(id, width, webp) {
      const key = pictureKey(id, width);
      if (!key) throw new RangeError('not a picture id');
      await ask({ method: 'PUT', key, body: webp, headers }, [200]);
    },
    async get(id, width) {
      const key = pictureKey(id, width);
      if (!key) return null;
      const { status, body } = await ask({ method: 'GET', key }, [200, 404]);
      return status === 200 ? body : null;
    },
    async remove(id) {
      const keys = pictureWidths.map((width) => pictureKey(id, width)).filter((key) => key !== null);
      await Promise.all(keys.map((key) => ask({ method: 'DELETE', key }, [200, 204, 404])));
    },
    isReachable,
  };
}

/** Opens the bucket. When it is away the process starts and logs it. Throws StorageRefused when access is denied. */
export async function openS3PictureStore(settings: S3Settings, log: Log): Promise<PictureStore> {
  const { host } = new URL(settings.bucketUrl);
  const answer = await createS3Client(settings)
    .send(bucketItself, look)
    .catch((err: unknown) => log.warn({ err, storage: host }, 'the storage of pictures does not answer'));
  const refusal = answer ? refusalOf(settings, answer) : null;
  if (refusal) throw new StorageRefused(refusal);
  return createS3PictureStore(settings, log);
}
