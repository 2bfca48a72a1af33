import { afterAll, beforeAll, expect, test } from 'vitest';
import { Callers } from '../support/installation/callers.ts';
import { createCouples } from '../support/installation/cast.ts';
import { type Installation, METRICS_TOKEN, startInstallation } from '../support/installation/installation.ts';
import { type KoliProcess, runCommand, startKoli } from '../support/installation/koli-process.ts';
import { listen } from '../support/installation/listeners.ts';
import { startLoad } from '../support/installation/load.ts';
import { wrongJobs } from '../support/installation/outcome.ts';
import { restartInTurn } from '../support/installation/rollout.ts';
import { sql } from '../support/sql.ts';
import { findPgbouncer } from '../support/test-programs.ts';
import { until } from '../support/until.ts';

const SERVERS = 3;
const RUNNERS = 2;
const COUPLES = 4;

const pgbouncer = findPgbouncer();
const pooler = pgbouncer ? 'PgBouncer' : 'no PgBouncer, because there is none of version 1.21 or newer';
let installation: Installation;
const servers: KoliProcess[] = [];
const runners: KoliProcess[] = [];

beforeAll(async () => {
  installation = await startInstallation(pgbouncer);
  const { balancer, env } = installation;
  for (let n = 0; n < SERVERS; n += 1) servers.push(await startKoli(env.web));
  for (let n = 0; n < RUNNERS; n += 1) runners.push(await startKoli(env.jobs));
  for (const { port } of servers) balancer.servers.add(port);
}, 180_000);

afterAll(async () => {
  for (const one of [...servers, ...runners]) one.kill();
  await installation?.stop();
}, 60_000);

const metricsOf = async ({ port }: KoliProcess): Promise<string> => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
};

test(`3 servers and 2 runners restart under load, with a replica, Redis, a bucket and ${pooler}: no request fails, no live step is lost or doubled, each job is paid once`, {
  timeout: 400_000,
}, async () => {
  const { balancer, provider, env, databaseUrl } = installation;
  const couples = await createCouples(databaseUrl, provider, balancer.port, COUPLES);
  const pages = await Promise.all(couples.map(({ brand }) => listen(balancer.port, brand, databaseUrl)));
  const callers = new Callers(balancer.port);
  const load = startLoad({ callers, couples, provider, databaseUrl });
  const began = Date.now();
  await restartInTurn({ env: env.web, running: servers, servers: balancer.servers });
  await restartInTurn({ env: env.jobs, running: runners });
  await load.stop();
  const seconds = Math.round((Date.now() - began) / 1000);

  const open = () => sql(databaseUrl, 'select from outbox where done_at is null');
  await until(async () => (await open()).length === 0, 60_000);
  const [jobs] = await sql(databaseUrl, 'select count(*)::int as n from remark');
  const returns = pages.reduce((sum, page) => sum + page.returns(), 0);
  const { answers, postponed, slowestMs, failures } = callers;
  console.log(
    `${seconds} s: ${answers} answers, ${postponed} postponed by load, the slowest ${slowestMs} ms; ${jobs?.n} jobs; sockets came back ${returns} times.`,
  );
  expect(failures, `The balancer left servers: ${balancer.left.join(', ') || 'none'}`).toEqual([]);
  for (const page of pages) {
    const { heard, wanted } = await page.compare(callers);
    expect(heard).toEqual(wanted);
    expect(heard.steps.length).toBeGreaterThan(10);
    page.leave();
  }
  expect(returns).toBeGreaterThanOrEqual(2 * COUPLES);
  expect(await wrongJobs(databaseUrl)).toEqual([]);

  const metrics = await Promise.all(servers.map(metricsOf));
  for (const text of metrics) {
    expect(text).toMatch(/^public_reads_total\{database="replica"\} [1-9]/m);
    expect(text).not.toMatch(/^job_runs_total\{/m);
  }
  const done = /^job_runs_total\{.*outcome="done"\} [1-9]/m;
  await until(
    async () => (await Promise.all(runners.map(metricsOf))).some((text) => done.test(text)),
    30_000,
  );
  expect(await sql(databaseUrl, `select name, output from pgboss.job where state = 'failed'`)).toEqual([]);
  await runCommand(['api/cli/checks.ts'], { ...env.jobs, DATABASE_URL: databaseUrl, DATABASE_POOLER: 'off' });
});
