import { string } from 'yup';
import { ConfigError, group } from '../config-error.ts';

/** A bucket of S3-compatible storage, and who we are there. */
export interface S3Settings {
  readonly bucket: string;
  /** Address that keys are put behind, without a slash at its end. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The settings that storage is read from. */
export const s3Shape = {
  S3_ENDPOINT: string().matches(/^https?:\/\/[^\s/?#@]+$/, 'must be like https://host:port, without a path'),
  S3_REGION: string().matches(/^[a-z0-9-]+$/, 'must be like ap-southeast-1'),
  S3_BUCKET: string().matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  S3_ACCESS_KEY_ID: string(),
  S3_SECRET_ACCESS_KEY: string(),
  S3_FORCE_PATH_STYLE: string().oneOf(['on', 'off'], 'must be on or off'),
};

type Env = Partial<Record<string, string>>;

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const optional = ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE'] as const;

/** Buckets are folders of an address of one's own, and hosts at Amazon, unless said otherwise. */
function bucketUrl(env: Env, bucket: string): string {
  const { protocol, host } = new URL(env.S3_ENDPOINT || `https://s3.${env.S3_REGION}.amazonaws.com`);
  const isFolder = (env.S3_FORCE_PATH_STYLE || (env.S3_ENDPOINT ? 'on' : 'off')) === 'on';
  return isFolder ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`;
}

/** The storage that the environment names; null when it names none. Throws ConfigError when half of it is given. */
export function readS3(env: Env): S3Settings | null {
  const keys = group(env, needed);
  const stray = optional.find((key) => env[key]);
  if (!keys) {
    if (stray) throw new ConfigError(`${needed.join(', ')} must be set when ${stray} is.`);
    return null;
  }
  if (!env.S3_ENDPOINT && !env.S3_REGION)
    throw new ConfigError('S3_ENDPOINT or S3_REGION must be set when S3_BUCKET is.');
  return {
    bucket: keys.S3_BUCKET,
    bucketUrl: bucketUrl(env, keys.S3_BUCKET),
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: keys.S3_ACCESS_KEY_ID,
    secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
  };
}
