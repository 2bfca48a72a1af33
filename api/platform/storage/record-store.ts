import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { createS3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';

/** Small texts beside the pictures, outside of the database. Names look like `audit/2026-11-24.json`. */
export interface RecordStore {
  /** Stores a text, in place of an earlier one. Throws UNAVAILABLE when a remote storage fails. */
  put(name: string, text: string): Promise<void>;
  /** Reads a text; null when there is none. Throws UNAVAILABLE when a remote storage fails. */
  get(name: string): Promise<string | null>;
}

function inFiles(folder: string): RecordStore {
  return {
    async put(name, text) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, text);
      await rename(`${path}.part`, path);
    },
    get: (name) =>
      readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
  };
}

function inBucket(settings: S3Settings): RecordStore {
  const client = createS3Client(settings);
  const headers = { 'content-type': 'application/json' };
  return {
    async put(key, text) {
      const { status } = await client.send({ method: 'PUT', key, body: Buffer.from(text), headers });
      if (status !== 200) throw new DomainError(ErrorCode.UNAVAILABLE);
    },
    async get(key) {
      const { status, body } = await client.send({ method: 'GET', key });
      if (status === 404) return null;
      if (status !== 200) throw new DomainError(ErrorCode.UNAVAILABLE);
      return body.toString('utf8');
    },
  };
}

/** Records in the bucket or, without one, in the folder. */
export const createRecordStore = (s3: S3Settings | null | undefined, folder: string): RecordStore =>
  s3 ? inBucket(s3) : inFiles(folder);
