import { string } from 'yup';
import { ConfigError, group } from '../config/config-error.ts';

/** A bucket of S3-compatible storage, with credentials. */
export interface S3Settings {
  readonly bucket: string;
  /** Base address of objects, without a trailing slash. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Shape of the settings. */
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

/** Path style for a custom endpoint and virtual hosts at Amazon, unless set. */
function bucketUrl(env: Env, bucket: string): string {
  const { protocol, host } = new URL(env.S3_ENDPOINT || `https://s3.${env.S3_REGION}.amazonaws.com`);
  const isFolder = (env.S3_FORCE_PATH_STYLE || (env.S3_ENDPOINT ? 'on' : 'off')) === 'on';
  return isFolder ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`;
}

/** The configured storage; null when none is. Throws ConfigError for incomplete settings. */
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
