import type { PgBoss } from 'pg-boss';
import type { Registry } from 'prom-client';
import type { Log } from '../platform/log.ts';
import type { RequestCtx } from './transaction.ts';

/** Work that nobody asks for, done again and again. Must bear being stopped anywhere and run again. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** `metrics` is for what a job finds out. */
  run(ctx: RequestCtx, metrics: Registry): Promise<void>;
}

/** What the queue works with. */
export interface JobQueueParts {
  readonly databaseUrl: string;
  readonly log: Log;
  readonly jobs: readonly Job[];
  /** Runs a job; throws when it failed, so that it is tried again. */
  readonly run: (job: Job) => Promise<void>;
}

/** The schedule, shared by every process on the database. */
export interface JobQueue {
  /** Begins in the background, and waits for the database when it does not answer yet. */
  start(): void;
  /** Waits for the jobs at hand, then closes its connections. */
  stop(): Promise<void>;
}

/** Seconds without a sign of life after which a job counts as orphaned: its process died or hangs. */
const HEARTBEAT = 20;
/** Seconds between looks for orphaned jobs. */
const SUPERVISE = 5;
/** Seconds between looks for jobs that nobody woke us for: tries that were put off, jobs of a process that died. */
const POLL = 5;
/** Seconds that finished runs are kept at least. */
const KEPT = 3_600;
const RETRY_MS = 2_000;
const STOP_MS = 10_000;

/** Milliseconds to the middle of a slot of that length, so that clocks that differ a little name the same slot. */
function untilMiddle(seconds: number): number {
  const length = seconds * 1000;
  const into = Date.now() % length;
  return (into < length / 2 ? length / 2 : length * 1.5) - into;
}

/** pg-boss tells of failures as plain objects too, one in another. */
function toError(told: unknown): Error {
  if (told instanceof Error) return told;
  const { message, code } = (told ?? {}) as { message?: unknown; code?: unknown };
  if (typeof message === 'object' && message !== null) return toError(message);
  return Object.assign(new Error(String(message ?? told)), code !== undefined && { code });
}

async function open({ databaseUrl, log, jobs }: JobQueueParts): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    connectionString: databaseUrl,
    application_name: 'jobs',
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
        // A run that is forgotten frees its slot, so it is kept longer than that.
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
 * Runs each job once per interval, however many processes there are. Every process offers every run; pg-boss keeps the
 * first offer of an interval, and none while an earlier run of the same job is under way or waits to be tried again. A
 * process that dies leaves its run without a heartbeat, and another takes it up.
 */
export function createJobQueue(parts: JobQueueParts): JobQueue {
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
    start() {
      if (jobs.length > 0) opening = begin();
    },
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await opening;
      await boss?.stop({ timeout: STOP_MS });
    },
  };
}
