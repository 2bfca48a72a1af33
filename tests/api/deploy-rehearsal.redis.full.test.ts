import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../api/db/embedded/embedded-postgres.ts';
import { type ContainerFolder, makeContainerFolder } from '../support/container-folder.ts';
import { readContainerfile, readDeployment } from '../support/deployment.ts';
import { startRedis } from '../support/redis.ts';
import { startS3 } from '../support/s3.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { until } from '../support/until.ts';

/**
 * What Kubernetes does with the manifests, done here with processes: the files of the container, its user, its entry
 * point and the variables of the manifests, with real services behind them.
 */
const web = readDeployment('koli-web');
const jobs = readDeployment('koli-jobs');
const { entrypoint, command, user } = readContainerfile();
const [uid, gid] = user.split(':').map(Number);
const HOST = new URL(web.env.PUBLIC_URL ?? '').host;
const METRICS_TOKEN = 'a token for the metrics';

let folder: ContainerFolder;
let temporary: string;
let database: TestDatabase;
const cleanups: (() => unknown)[] = [];
/** Addresses and keys that the manifests leave to whoever installs. */
let own: Record<string, string>;

beforeAll(async () => {
  folder = makeContainerFolder();
  cleanups.push(folder.remove);
  temporary = mkdtempSync(join(tmpdir(), 'koli-rehearsal-'));
  chmodSync(temporary, 0o755);
  cleanups.push(() => rmSync(temporary, { recursive: true }));
  database = await createTestDatabase(inject('postgresAdminUrl'), 'template0');
  cleanups.push(database.drop);
  const redis = await startRedis();
  cleanups.push(redis.stop);
  const storage = await startS3();
  cleanups.push(storage.stop);
  const mail = await startSmtpSink();
  cleanups.push(mail.close);
  const serverUrl = new URL(inject('postgresServerUrl'));
  serverUrl.pathname = new URL(database.url).pathname;
  own = {
    DATABASE_URL: serverUrl.href,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    METRICS_TOKEN,
    SECRETS_KEY: Buffer.alloc(32, 5).toString('base64'),
    // Nobody answers there.
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    ...storage.env,
  };
}, 900_000);

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** A process as a container is. Of the disk it can write its own `/tmp` alone. */
function run(env: Record<string, string>, args: readonly string[]) {
  const tmp = mkdtempSync(join(temporary, 'tmp-'));
  chmodSync(tmp, 0o777);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(folder.node, [...entrypoint.slice(1), ...args], {
    cwd: folder.path,
    env: { ...env, TMPDIR: tmp },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid, gid }),
  });
  cleanups.push(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-20_000);
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, said: () => said };
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Pod {
  readonly port: number;
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly agent: Agent;
  said(): string;
}

/** Sends a request as a balancer does, on connections that it keeps. `between` runs while half of the body is there. */
function send(
  pod: Pod,
  path: string,
  { body, token, between }: { body?: object; token?: string; between?: () => Promise<unknown> } = {},
): Promise<Answer> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port: pod.port,
        path,
        agent: pod.agent,
        method: text ? 'POST' : 'GET',
        headers: {
          host: HOST,
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (answer) => {
        let got = '';
        answer.on('data', (chunk) => {
          got += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: got }));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    if (!text || !between) return void asked.end(text);
    asked.write(text.slice(0, 10));
    void between().then(() => asked.end(text.slice(10)));
  });
}

/** Starts a pod and waits until its probe finds it ready. */
async function startPod({ env, container }: typeof web): Promise<Pod> {
  const port = await freePort(0);
  const pod: Pod = {
    ...run({ ...env, ...own, PORT: String(port) }, command),
    port,
    agent: new Agent({ keepAlive: true }),
  };
  const { path } = container.readinessProbe.httpGet;
  const { periodSeconds, failureThreshold } = container.startupProbe;
  try {
    await until(
      async () => {
        if (pod.child.exitCode !== null) throw new Error('it ended');
        const answer = await send(pod, path).catch(() => null);
        if (answer?.status === 200) expect(JSON.parse(answer.body)).toEqual({ status: 'ready' });
        return answer?.status === 200;
      },
      periodSeconds * failureThreshold * 1000,
    );
  } catch {
    throw new Error(`a pod is not ready: ${pod.said()}`);
  }
  return pod;
}

/** Ends a pod as Kubernetes does after its preStop; it has to be gone within the grace that is left. */
async function endPod(pod: Pod): Promise<void> {
  const grace = web.pod.terminationGracePeriodSeconds - web.container.lifecycle.preStop.sleep.seconds;
  const signalled = Date.now();
  pod.child.kill('SIGTERM');
  const outcome = await Promise.race([pod.ended, pause(grace * 1000, 'late')]);
  expect(outcome, pod.said()).toBe(0);
  expect(pod.said()).toContain('Stopped.');
  expect(pod.said()).not.toContain('without a step');
  console.log(`A pod ended ${Date.now() - signalled} ms after SIGTERM.`);
}

const page = { query: '{ campaigns(first: 3) { totalCount edges { node { id title } } } }' };

test('the image would have less than 400 MB', () => {
  const [base, node] = [24_000_000, 117_000_000];
  console.log(`Packages, server and web client: ${(folder.bytes / 1e6).toFixed(0)} MB.`);
  expect(folder.bytes + base + node).toBeLessThan(400_000_000);
});

test('the first step migrates, and a second one finds nothing to do', async () => {
  const env = { ...web.migrate.env, ...own, DATABASE_OWNER_URL: database.url };
  const first = run(env, web.migrate.args);
  expect(await first.ended, first.said()).toBe(0);
  expect(first.said()).toContain('Migrated: 0001-baseline');
  const second = run(env, web.migrate.args);
  expect(await second.ended, second.said()).toBe(0);
  expect(second.said()).toContain('The database is up to date.');
});

test('a rolling restart under load fails no request, and jobs run apart', { timeout: 600_000 }, async () => {
  const runner = await startPod(jobs);
  const ready = [await startPod(web), await startPod(web)];
  let isLoaded = true;
  const seen = { answers: 0, postponed: 0 };
  const failures: string[] = [];
  const visit = async (number: number): Promise<void> => {
    for (let turn = number; isLoaded; turn += 1) {
      const pod = ready[turn % ready.length] as Pod;
      const [path, options] = turn % 3 === 0 ? ['/campaigns', {}] : ['/graphql', { body: page }];
      try {
        const { status, body } = await send(pod, path as string, options as object);
        // A busy machine sheds load; callers come again after a moment.
        if (status === 503) seen.postponed += 1;
        else if (status === 200 && !body.includes('"errors"')) seen.answers += 1;
        else failures.push(`${path} ${status} ${body.slice(0, 200)}`);
      } catch (error) {
        failures.push(`${path} ${error}`);
      }
      await pause(20);
    }
  };
  const load = Promise.all([1, 2, 3, 4].map(visit));

  for (const old of [...ready]) {
    ready.push(await startPod(web));
    // While the balancer learns of the end, the old one still serves.
    const wait = web.container.lifecycle.preStop.sleep.seconds * 1000;
    await pause(wait / 2);
    ready.splice(ready.indexOf(old), 1);
    await pause(wait / 2);
    let end: Promise<void> | undefined;
    const halfSent = await send(old, '/graphql', {
      body: page,
      between: async () => {
        // Longer than a busy process takes to read the head.
        await pause(2_000);
        end = endPod(old);
        await pause(300);
      },
    });
    expect(halfSent.status).toBe(200);
    await end;
  }
  await pause(1_000);
  isLoaded = false;
  await load;
  console.log(`${seen.answers} answers, ${seen.postponed} postponed by load.`);
  expect(failures).toEqual([]);
  expect(seen.answers).toBeGreaterThan(100);

  const metricsOf = async (pod: Pod) => (await send(pod, '/metrics', { token: METRICS_TOKEN })).body;
  await until(async () => /^job_runs_total\{.*outcome="done"\} [1-9]/m.test(await metricsOf(runner)));
  for (const pod of ready) expect(await metricsOf(pod)).not.toMatch(/^job_runs_total\{/m);
  const memory = /^process_resident_memory_bytes (\S+)/m.exec(await metricsOf(ready[0] as Pod))?.[1];
  console.log(`A pod that serves takes ${(Number(memory) / 1e6).toFixed(0)} MB of memory.`);
  for (const pod of [...ready, runner]) await endPod(pod);
});
