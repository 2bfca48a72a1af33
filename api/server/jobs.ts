import { sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import type { ServerParts } from './request-context.ts';
import { systemCtx } from './system-context.ts';
import type { RequestCtx } from './transaction.ts';

/** Work that nobody asks for, done again and again. Must bear being stopped anywhere and run again. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** `metrics` is for what a job finds out. */
  run(ctx: RequestCtx, metrics: Registry): Promise<void>;
}

/** Running jobs. */
export interface Jobs {
  /** Runs one job now, whatever its interval says. */
  runNow(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Runs each job at its interval. An advisory lock keeps a second process from running the same one meanwhile. */
export function startJobs(parts: ServerParts, jobs: readonly Job[]): Jobs {
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of a job by how they ended.',
    labelNames: ['job', 'outcome'],
    registers: [parts.metrics],
  });
  const running = new Set<Promise<void>>();
  const attempt = async (job: Job): Promise<void> => {
    try {
      await parts.orm.em.fork().transactional(async (em) => {
        const lock = await sql<{
          free: boolean;
        }>`select pg_try_advisory_xact_lock(hashtext(${`job ${job.name}`})) as free`.execute(em.getKysely());
        if (lock.rows[0]?.free) await job.run(systemCtx(parts), parts.metrics);
      });
      runs.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      runs.inc({ job: job.name, outcome: 'failed' });
      parts.ports.log.error({ err: error, job: job.name }, 'a job failed');
    }
  };
  const start = (job: Job): Promise<void> => {
    const run = attempt(job).finally(() => running.delete(run));
    running.add(run);
    return run;
  };
  const timers = jobs.map((job) => setInterval(() => void start(job), job.everySeconds * 1000).unref());
  return {
    async runNow(name) {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await start(job);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
