import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from './s3-settings.ts';

/** The storage refuses us for good. The message is for the person who starts the process. */
export class StorageRefused extends Error {}

/** A request for an object, or for the bucket when `key` is empty. */
export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
  readonly key: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the storage answered. */
export interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Milliseconds for one try, including its body, and the number of tries. */
const patience = { tryMs: 10_000, tries: 3 };
/** Milliseconds before the second try; later pauses are longer. */
const PAUSE_MS = 150;

const isWorthAnother = (status: number): boolean => status >= 500 || status === 429;

/** Whether a try ended without an answer because its time was up. */
const isSilence = (error: unknown): boolean => (error as Error).name === 'TimeoutError';

/** Client of S3's HTTP API. Each try is signed again, because signatures expire after minutes. */
export function createS3Client(settings: S3Settings) {
  const { accessKeyId, secretAccessKey, region, bucketUrl } = settings;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const once = async (request: S3Request, tryMs: number): Promise<S3Answer> => {
    const { method, key, body, headers } = request;
    const hash = createHash('sha256').update(body ?? '');
    const signed = await aws.sign(key ? `${bucketUrl}/${key}` : bucketUrl, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash.digest('hex') },
      redirect: 'manual',
      ...(body && { body: new Uint8Array(body) }),
    });
    // The time-out is given to fetch, because nothing keeps the signed request: collecting it would lose its time-out.
    const response = await fetch(signed, { signal: AbortSignal.timeout(tryMs) });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body: bytes };
  };
  return {
    /**
     * The answer, whatever its status, after retries when the connection broke or a 5xx came. Throws when none came. After
     * a time-out there is no retry, because a user waits.
     */
    async send(request: S3Request, { tryMs, tries } = patience): Promise<S3Answer> {
      for (let left = tries - 1; ; left -= 1) {
        const answer = await once(request, tryMs).catch((error: unknown) => {
          if (left <= 0 || isSilence(error)) throw error;
          return null;
        });
        if (answer && (left <= 0 || !isWorthAnother(answer.status))) return answer;
        await pause(PAUSE_MS * 2 ** (tries - 1 - left) * (1 + Math.random()));
      }
    },
  };
}

/** A client of one bucket. */
export type S3Client = ReturnType<typeof createS3Client>;

/** Why the storage refuses us; null when it works. */
export function refusalOf(settings: S3Settings, { status, headers }: S3Answer): string | null {
  const { host } = new URL(settings.bucketUrl);
  const region = headers.get('x-amz-bucket-region');
  if (region && region !== settings.region && status >= 300)
    return `S3_REGION: the bucket ${settings.bucket} is in ${region}, not in ${settings.region}.`;
  if (status === 404) return `S3_BUCKET: ${host} has no bucket ${settings.bucket}.`;
  if (status === 401 || status === 403)
    return `S3_ACCESS_KEY_ID: ${host} refuses it for the bucket ${settings.bucket}. It has to list, read, write and delete there.`;
  if (status >= 300 && status < 500) return `S3_ENDPOINT: ${host} answers ${status} for ${settings.bucket}.`;
  return null;
}
