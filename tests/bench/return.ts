import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withConnection } from '../support/sql.ts';
import { full } from './data/sizes.ts';
import { memoryFlags } from './harness/child-server.ts';
import { openCluster } from './harness/databases.ts';
import { percentile } from './harness/measure-reads.ts';
import { processorTime } from './harness/processor-time.ts';
import { RawSocket } from './harness/raw-socket.ts';
import { tokenOf } from './workloads/workload.ts';

/**
 * Run by hand: `node --import ./api/cli/ts.mjs tests/bench/return.ts [--pages 5000]`. Signed-in people have a page open
 * each; the server is killed and started again, and all come back as the web client does: they probe, ever more rarely,
 * connect, subscribe, and ask for what they show. Prints what strangers who ask meanwhile notice of it.
 */
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '5000' },
    data: { type: 'string', default: join(tmpdir(), 'koli-bench') },
    port: { type: 'string', default: '4180' },
  },
});
const port = Number(options.port);

const subscriptions = [
  'subscription { notificationAdded { id type message campaignTitle path createdAt readAt image { tiny } } }',
  'subscription { conversationChanged { kind } }',
  'subscription { remarkChanged { remark { id } } }',
];
const caughtUp = JSON.stringify({
  query: `{ notifications(first: 10) { totalCount unread nodes { id type message campaignTitle path createdAt
    readAt image { tiny } } } }`,
});
const strangers = JSON.stringify({
  query: `query Campaigns { campaigns(first: 12) { totalCount nodes { id title excerpt endsOn
    owner { id fullName avatar { small } } cover { small } budget { amount currency } } } }`,
});
/** Strangers have numbers from here on: nobody's, so that they are visitors. */
const STRANGERS = 1_000_000;
/** How long strangers wait from one question to the next, and how long something may take to come back. */
const EVERY_MS = 20;
const LONGEST_MS = 120_000;

/** As the web client's connection does: half to one and a half of a pause. */
const spread = (pause: number): number => pause * (0.5 + Math.random());
const addressOf = (page: number): string => `10.${2 + (page >> 16)}.${(page >> 8) & 255}.${page & 255}`;

/** The status of a request of a page; 0 when nobody answers. */
function ask(path: string, page: number, body?: string): Promise<number> {
  const headers = {
    cookie: `koli_session=${tokenOf(page)}`,
    'x-forwarded-for': addressOf(page),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve) => {
    const asked = request({ port, path, method: body ? 'POST' : 'GET', headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0)).end(body);
  });
}

interface Answer {
  readonly status: number;
  readonly milliseconds: number;
}

/** What happened to all pages together. */
const seen = {
  connected: 0,
  back: 0,
  refused: 0,
  broken: 0,
  busy: 0,
  readyAfter: [] as number[],
  backAfter: [] as number[],
};
let killedAt = 0;
let isOver = false;

/** A page: connected, then lost, then back. */
class Page {
  private tries = 0;
  private readonly account: number;

  constructor(account: number) {
    this.account = account;
  }

  /** Connects and subscribes. Resolves when the server has taken note of what was sent. */
  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      let isReady = false;
      const socket = new RawSocket({
        port,
        path: '/graphql',
        protocol: 'graphql-transport-ws',
        cookie: `koli_session=${tokenOf(this.account)}`,
        address: addressOf(this.account),
        opened: () => socket.send('{"type":"connection_init"}'),
        message: (data, start, end) => {
          const text = data.toString('latin1', start, end);
          if (text.includes('"connection_ack"')) {
            for (const [id, query] of subscriptions.entries())
              socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } }));
            isReady = true;
            seen.connected += 1;
            resolve();
          } else if (text.includes('"error"')) seen.refused += 1;
        },
        failed: () => {
          socket.close();
          if (!isReady) reject(new Error('not let in'));
          else if (!isOver) {
            isReady = false;
            seen.connected -= 1;
            void this.comeBack();
          }
        },
      });
    });
  }

  private async comeBack(): Promise<void> {
    const began = performance.now();
    for (let probes = 0; ; probes += 1) {
      await sleep(spread(Math.min(500 * 2 ** probes, 16_000)));
      if (isOver || performance.now() - began > LONGEST_MS) return;
      if ((await ask('/readyz', this.account)) === 200) break;
    }
    for (;;) {
      await sleep(spread(Math.min(200 * 3 ** this.tries, 16_000)));
      if (isOver) return;
      const isIn = await this.connect().then(
        () => true,
        () => false,
      );
      if (isIn) break;
      seen.broken += 1;
      this.tries += 1;
    }
    seen.readyAfter.push(performance.now() - killedAt);
    await sleep(spread(500));
    for (let tries = 0; tries < 5; tries += 1) {
      const status = await ask('/graphql', this.account, caughtUp);
      if (status === 200) break;
      seen.busy += 1;
      await sleep(2_000 * 2 ** tries * (1 + Math.random()));
    }
    seen.back += 1;
    seen.backAfter.push(performance.now() - killedAt);
  }
}

async function startServer(url: string, dataDir: string): Promise<ChildProcess> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: url, PORT: String(port) };
  const child = spawn(process.execPath, [...memoryFlags(), '--import', './api/cli/ts.mjs', 'api/main.ts'], {
    env: { ...env, TRUSTED_PROXIES: '127.0.0.1', DEMO_DATA: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while ((await ask('/readyz', 1)) !== 200) await sleep(50);
  return child;
}

/** Strangers ask for campaigns, as often as people do, until it is over. */
async function strangersAsk(until: () => boolean): Promise<Answer[]> {
  const asked: Promise<Answer>[] = [];
  while (!until()) {
    const began = performance.now();
    // Each on a connection of its own, as who has just come.
    const answer = ask('/graphql', STRANGERS + asked.length, strangers);
    asked.push(answer.then((status) => ({ status, milliseconds: performance.now() - began })));
    await sleep(EVERY_MS);
  }
  return Promise.all(asked);
}

function tell(name: string, answers: readonly Answer[]): void {
  const good = answers.filter(({ status }) => status === 200).map(({ milliseconds }) => milliseconds);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(good, share).toFixed(0));
  console.log(
    `${name}: ${answers.length} questions of strangers, ${answers.length - good.length} not answered, p50 ${p50} ms, p95 ${p95} ms, longest ${most} ms`,
  );
}

/** The most resident memory of the server in MB while it is looked at. */
async function watch(pid: number, until: () => boolean) {
  let most = 0;
  while (!until()) {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    most = Math.max(most, (pages * 4) / 1024);
    await sleep(100);
  }
  return most;
}

const cluster = await openCluster(options.data, false);
const dataDir = mkdtempSync(join(tmpdir(), 'koli-return-'));
const count = Number(options.pages);
try {
  const url = await cluster.database('bench_full', full);
  const people = await withConnection(url, async (client) => {
    const text = `select id from account where email_verified_at is not null order by id limit ${count}`;
    return (await client.query(text)).rows.map(({ id }) => Number(id));
  });
  let server = await startServer(url, dataDir);
  const pages = people.map((id) => new Page(id));
  for (let first = 0; first < count; first += 50)
    await Promise.all(pages.slice(first, first + 50).map((page) => page.connect()));
  await sleep(3_000);
  const calmUntil = performance.now() + 4_000;
  tell('calm', await strangersAsk(() => performance.now() > calmUntil));
  console.log(`${seen.connected} pages connected, ${seen.refused} subscriptions refused`);
  // Long enough that every session counts as used anew.
  await withConnection(url, (client) =>
    client.query(`update session set last_used_at = now() - interval '2 minutes'`),
  );

  killedAt = performance.now();
  server.kill('SIGKILL');
  await once(server, 'exit');
  server = await startServer(url, dataDir);
  const upAt = performance.now();
  const isDone = (): boolean => seen.back === count || performance.now() - upAt > LONGEST_MS;
  const pid = server.pid ?? 0;
  const database = processorTime(cluster.pid);
  const [answers, memory] = await Promise.all([strangersAsk(isDone), watch(pid, isDone)]);
  console.log(`up after ${((upAt - killedAt) / 1000).toFixed(1)} s`);
  tell('all come back', answers);
  const after = (waits: number[], share: number) => (percentile(waits, share) / 1000).toFixed(1);
  console.log(
    `subscribed again after the kill: half ${after(seen.readyAfter, 0.5)} s, last ${after(seen.readyAfter, 1)} s; caught up: half ${after(seen.backAfter, 0.5)} s, last ${after(seen.backAfter, 1)} s`,
  );
  console.log(
    `${seen.back} of ${count} back; ${seen.broken} times not let in, ${seen.refused} subscriptions refused, ${seen.busy} questions refused; ${seen.connected} connected`,
  );
  const took = [processorTime(pid), processorTime(cluster.pid) - database].map((ms) =>
    (ms / 1000).toFixed(1),
  );
  console.log(`server ${took[0]} s of a processor, database ${took[1]} s; at most ${memory.toFixed(0)} MB`);
  isOver = true;
  server.kill('SIGKILL');
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
