import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawAnswer, RawClient } from './harness/raw-client.ts';

/**
 * Run by hand: `node --import ./api/cli/ts.mjs tests/bench/overload.ts [seconds]`. Starts the product with its demo,
 * measures how many campaign lists it answers a second when nobody asks faster than it answers, then asks three times
 * as often whatever it answers, and prints what became of that. What comes after a second is of no use to anybody.
 */
const seconds = Number(process.argv[2] ?? 8);
const CONNECTIONS = 64;
const TIMES = 3;
const IN_TIME = 1_000;
/** Connections that wait for answers at most while three times too much is asked. */
const MOST_WAITING = 1_500;

const query = `query Campaigns { campaigns(first: 12) { totalCount nodes { id title excerpt endsOn
  owner { id fullName avatar { small } } cover { small } budget { minorUnits currency } } } }`;

async function closedLoop(client: RawClient, milliseconds: number): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = [];
  const until = Date.now() + milliseconds;
  const connection = async (): Promise<void> => {
    while (Date.now() < until) {
      const answer = await client.ask();
      if (answer) answers.push(answer);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return answers;
}

/** Asks at a steady rate. Also answers by how much we ourselves were late at most, which counts into every figure. */
async function openLoop(client: RawClient, perSecond: number, milliseconds: number) {
  const asked: Promise<RawAnswer>[] = [];
  const began = performance.now();
  let last = began;
  let late = 0;
  let offered = 0;
  for (;;) {
    const now = performance.now();
    late = Math.max(late, now - last);
    last = now;
    if (now - began > milliseconds) return { answers: await Promise.all(asked), offered, late };
    for (; offered < ((now - began) * perSecond) / 1000; offered += 1) {
      const answer = client.ask();
      if (answer) asked.push(answer);
    }
    await sleep(2);
  }
}

const percentile = (answers: readonly RawAnswer[], share: number): string => {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)} ms`;
};
const spread = (answers: readonly RawAnswer[]): string =>
  `p50 ${percentile(answers, 0.5)}, p99 ${percentile(answers, 0.99)}`;
const withStatus = (answers: readonly RawAnswer[], wanted: number) =>
  answers.filter(({ status }) => status === wanted);

async function start(dataDir: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['--import', './api/cli/ts.mjs', 'api/main.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', TRUSTED_PROXIES: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      if (said.includes('runs at')) return;
      said += chunk;
      const found = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
      if (found) resolve(Number(found[1]));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, port };
}

/** Processor seconds of a process so far. */
function processorSeconds(pid: number): number {
  const [, user, system] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return (Number(user) + Number(system)) / 100;
}

async function measure(client: RawClient, pid: number): Promise<void> {
  await client.open(CONNECTIONS);
  await closedLoop(client, 3_000);
  const atFirst = processorSeconds(pid);
  const calm = await closedLoop(client, seconds * 1000);
  const used = processorSeconds(pid) - atFirst;
  console.log(`processor  ${(used / seconds).toFixed(2)} of one for the server`);

  const capacity = Math.floor(withStatus(calm, 200).length / seconds);
  console.log(`capacity   ${capacity}/s with ${CONNECTIONS} connections, ${spread(calm)}`);
  await client.open(MOST_WAITING - CONNECTIONS);
  const { answers, offered, late } = await openLoop(client, capacity * TIMES, seconds * 1000);
  const usedMore = processorSeconds(pid) - atFirst - used;
  console.log(`processor  ${(usedMore / seconds).toFixed(2)} of one for the server`);
  const good = withStatus(answers, 200);
  const refused = withStatus(answers, 503);
  const goodput = Math.floor(good.filter(({ milliseconds }) => milliseconds < IN_TIME).length / seconds);
  const share = (part: number, of: number): string => `${Math.round((100 * part) / of)} %`;
  console.log(
    `offered    ${Math.floor(offered / seconds)}/s, ourselves late by ${late.toFixed(0)} ms at most`,
  );
  console.log(`goodput    ${goodput}/s, ${share(goodput, capacity)} of capacity, ${spread(good)}`);
  console.log(`refused    ${share(refused.length, offered)}, ${spread(refused)}`);
  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  console.log(
    `otherwise  ${others.length} answers ${[...new Set(others.map(({ status }) => status))]}, ${offered - answers.length} not sent: every connection waited`,
  );
  await sleep(1_000);
  const after = withStatus(await closedLoop(client, 2_000), 200);
  console.log(`after      ${Math.floor(after.length / 2)}/s`);
}

const folder = mkdtempSync(join(tmpdir(), 'koli-overload-'));
chmodSync(folder, 0o711);
const { child, port } = await start(join(folder, 'data'));
const client = new RawClient(port, JSON.stringify({ query }));
try {
  await measure(client, child.pid ?? 0);
} finally {
  client.close();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
