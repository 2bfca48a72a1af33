import { Counter } from 'prom-client';
import { inSpan } from '../../platform/tracing/spans.ts';
import type { ServerParts } from '../http/request-context.ts';
import { systemCtx } from '../system-context.ts';
import { createJobQueue, type Job } from './job-queue.ts';

/** Prepares all jobs, of which some run on schedule; none runs before `start`. */
export function createJobs(
  parts: ServerParts,
  database: { readonly url: string; readonly isInstalled: boolean },
  { all, scheduled }: { readonly all: readonly Job[]; readonly scheduled: readonly Job[] },
) {
  const { log } = parts.ports;
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of a job by how they ended.',
    labelNames: ['job', 'outcome'],
    registers: [parts.metrics],
  });
  const running = new Set<Promise<void>>();
  const attempt = async (job: Job): Promise<void> => {
    try {
      await inSpan(`job ${job.name}`, () => job.run(systemCtx(parts), parts.metrics));
      runs.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      runs.inc({ job: job.name, outcome: 'failed' });
      log.error({ err: error, job: job.name }, 'a job failed');
      throw error;
    }
  };
  const queue = createJobQueue({
    databaseUrl: database.url,
    isInstalled: database.isInstalled,
    log,
    jobs: scheduled,
    run: attempt,
  });
  return {
    /** Starts to run each job at its interval, once for all processes on the database. Returns immediately. */
    start: queue.start,
    /** Runs one job now. A failure is logged and counted. */
    async runNow(name: string): Promise<void> {
      const job = all.find((one) => one.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      // The failure is logged already.
      const run = attempt(job).catch(() => undefined);
      running.add(run);
      await run.finally(() => running.delete(run));
    },
    async stop(): Promise<void> {
      await queue.stop();
      await Promise.all(running);
    },
  };
}
