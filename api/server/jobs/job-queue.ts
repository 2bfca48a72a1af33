import type { PgBoss } from 'pg-boss';
import type { Registry } from 'prom-client';
import type { Log } from '../../platform/log.ts';
import type { RequestCtx } from '../transaction.ts';

/** A scheduled job. Must bear being stopped anywhere and run again. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** `metrics` is for results of the job. */
  run(ctx: RequestCtx, metrics: Registry): Promise<void>;
}

interface JobQueueParts {
  readonly databaseUrl: string;
  /** Whether the owner has made its tables, because the role here may not. */
  readonly isInstalled: boolean;
  readonly log: Log;
  readonly jobs: readonly Job[];
  /** Runs a job; a thrown failure is tried again. */
  readonly run: (job: Job) => Promise<void>;
}

/** Seconds without a heartbeat after which a job counts as orphaned: its process died or hangs. */
const HEARTBEAT = 20;
/** Seconds between checks for orphaned jobs. */
const SUPERVISE = 5;
/** Seconds between checks for jobs that nothing announces: postponed tries, and jobs of a dead process. */
const POLL = 5;
/** Minimum seconds that finished runs are kept. */
const KEPT = 3_600;
const RETRY_MS = 2_000;
const STOP_MS = 10_000;

/** Milliseconds to the middle of an interval, so that slightly different clocks name the same one. */
function untilMiddle(seconds: number): number {
  const length = seconds * 1000;
  const into = Date.now() % length;
  return (into < length / 2 ? length / 2 : length * 1.5) - into;
}

/** pg-boss also reports failures as nested plain objects. */
function toError(told: unknown): Error {
  if (told instanceof Error) return told;
  const { message, code } = (told ?? {}) as { message?: unknown; code?: unknown };
  if (typeof message === 'object' && message !== null) return toError(message);
  return Object.assign(new Error(String(message ?? told)), code !== undefined && { code });
}

/** Makes or changes the tables of the queue, as the owner of the database. */
export async function installJobQueue(ownerUrl: string): Promise<void> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

async function open({ databaseUrl, isInstalled, log, jobs }: JobQueueParts): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    connectionString: databaseUrl,
    application_name: 'jobs',
    migrate: !isInstalled,
    max: 4,
    connectionTimeoutMillis: 5_000,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE,
    monitorIntervalSeconds: SUPERVISE,
    maintenanceIntervalSeconds: 600,
    flowIntervalSeconds: KEPT,
  });
  boss.on('error', (error) => log.error({ err: toError(error) }, 'the job queue failed'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `the job queue warns: ${message}`));
  try {
    await boss.start();
    for (const { name, everySeconds } of jobs) {
      const options = {
        heartbeatSeconds: HEARTBEAT,
        retryLimit: 3,
        retryDelay: 2,
        retryBackoff: true,
        // A deleted run frees its interval, so it is kept longer than that.
        deleteAfterSeconds: Math.max(KEPT, 2 * everySeconds),
      };
      await boss.createQueue(name, { ...options, policy: 'exclusive' });
      await boss.updateQueue(name, options);
    }
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/**
 * Runs each job once per interval, whatever the number of processes. Every process offers every run; pg-boss keeps the
 * first offer of an interval, and none while an earlier run is under way or waits for a retry. The run of a dead
 * process has no heartbeat, and another process takes it over.
 */
export function createJobQueue(parts: JobQueueParts) {
  const { log, jobs, run } = parts;
  const timers = new Map<string, NodeJS.Timeout>();
  let boss: PgBoss | null = null;
  let isStopped = false;
  let opening: Promise<void> = Promise.resolve();

  const later = (key: string, ms: number, action: () => Promise<void>): void => {
    if (!isStopped) timers.set(key, setTimeout(() => void action(), ms).unref());
  };
  const offer = async (queue: PgBoss, job: Job, worker: string): Promise<void> => {
    let pause = RETRY_MS;
    try {
      const id = await queue.send(job.name, null, { singletonSeconds: job.everySeconds });
      if (id) queue.notifyWorker(worker);
      pause = untilMiddle(job.everySeconds);
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'a run could not be offered');
    }
    later(job.name, pause, () => offer(queue, job, worker));
  };
  const begin = async (): Promise<void> => {
    try {
      boss = await open(parts);
    } catch (error) {
      log.error({ err: error }, 'the job queue could not be opened');
      later('open', RETRY_MS, async () => {
        opening = begin();
      });
      return;
    }
    for (const job of jobs) {
      const worker = await boss.work(
        job.name,
        { pollingIntervalSeconds: POLL, heartbeatRefreshSeconds: HEARTBEAT / 4 },
        () => run(job),
      );
      await offer(boss, job, worker);
    }
  };
  return {
    /** Starts in the background, and waits while the database does not answer. */
    start(): void {
      if (jobs.length > 0) opening = begin();
    },
    /** Waits for running jobs, then closes its connections. */
    async stop(): Promise<void> {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await opening;
      await boss?.stop({ timeout: STOP_MS });
    },
  };
}
