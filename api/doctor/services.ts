import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config/config.ts';
import { isPublic } from '../platform/config/loopback.ts';
import { type Examination, ok, warning, wrong } from '../platform/findings.ts';
import { createFilePictureStore } from '../platform/storage/file-picture-store.ts';
import { createS3Client, refusalOf } from '../platform/storage/s3-client.ts';

const WITHIN_MS = 10_000;

async function mail({ smtpUrl: url, mailFrom }: Config) {
  if (!url) return [warning('No mail server: mail goes to /dev/mailbox.', 'Set SMTP_URL.')];
  const transport = createTransport({
    url,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    const { message } = error as Error;
    return [wrong(`The mail server refuses: ${message}`, 'Check host, port, name and password in SMTP_URL.')];
  } finally {
    transport.close();
  }
  const found = [ok(`The mail server takes our sign-in. Mail comes from ${mailFrom}.`)];
  const isPlain = url.startsWith('smtp:') && !/^smtp:\/\/([^@]*@)?(localhost|127\.)/.test(url);
  return isPlain
    ? [...found, warning('smtp:// may travel unencrypted.', 'Use smtps:// where the server offers it.')]
    : found;
}

async function bucket(config: Config) {
  const { s3, dataDir } = config;
  if (!s3) {
    const isUp = await createFilePictureStore(dataDir).isReachable();
    return isUp
      ? [ok('Pictures are files in DATA_DIR.')]
      : [wrong('DATA_DIR cannot be written.', 'Give this user the right to write there.')];
  }
  const client = createS3Client(s3);
  const refusal = refusalOf(s3, await client.send({ method: 'HEAD', key: '' }));
  if (refusal) return [wrong(refusal, 'Change the S3 settings or the rights of the key.')];
  const key = `doctor/${randomUUID()}.txt`;
  const found = [];
  const body = Buffer.from('A test of npm run doctor. It can be deleted.');
  const steps = [
    { method: 'PUT', key, body },
    { method: 'GET', key },
    { method: 'DELETE', key },
  ] as const;
  for (const step of steps) {
    const { status } = await client.send(step);
    if (status >= 300)
      found.push(
        wrong(
          `${step.method} of an object answers ${status}.`,
          'Give the key the right to read, write and delete.',
        ),
      );
  }
  return found.length > 0 ? found : [ok(`The bucket ${s3.bucket} can be written, read and deleted from.`)];
}

async function redis({ redisUrl }: Config) {
  if (!redisUrl) return [ok('No Redis: for one process only.')];
  const client = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: WITHIN_MS,
    retryStrategy: () => null,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const version = /redis_version:([\d.]+)/.exec(await client.info('server'))?.[1] ?? 'unknown';
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const isOld = major < 6 || (major === 6 && minor < 2);
    return isOld
      ? [wrong(`Redis ${version} is too old.`, 'Use 6.2 or newer.')]
      : [ok(`Redis ${version} answers.`)];
  } catch (error) {
    return [wrong(`Redis does not answer: ${(error as Error).message}`, 'Check REDIS_URL.')];
  } finally {
    client.disconnect();
  }
}

async function address(config: Config) {
  const { publicUrl, trustedProxies } = config;
  if (!isPublic(config))
    return [warning(`${publicUrl} is of this machine alone.`, 'Set PUBLIC_URL for others to use it.')];
  const found = [];
  if (!publicUrl.startsWith('https:'))
    found.push(
      wrong(
        'PUBLIC_URL is not encrypted: passwords travel in the open.',
        'Put a proxy with TLS in front, and use https:.',
      ),
    );
  if (trustedProxies.length === 0)
    found.push(
      warning(
        'TRUSTED_PROXIES is empty: behind a proxy all people have one address.',
        'Set it to the address of the proxy.',
      ),
    );
  try {
    const { status } = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(WITHIN_MS) });
    found.push(
      status === 200
        ? ok(`${publicUrl} answers.`)
        : wrong(`${publicUrl}/healthz answers ${status}.`, 'Let the proxy pass everything to the server.'),
    );
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    found.push(
      warning(
        `${publicUrl} cannot be reached from here: ${reason}.`,
        'Start the server; check name, proxy and certificate.',
      ),
    );
  }
  return found;
}

/** The services that the configuration names. Writes one object into the bucket, and deletes it. */
export function serviceExaminations(config: Config): readonly Examination[] {
  return [
    { about: 'mail', look: () => mail(config) },
    { about: 'pictures', look: () => bucket(config) },
    { about: 'redis', look: () => redis(config) },
    { about: 'address', look: () => address(config) },
  ];
}
