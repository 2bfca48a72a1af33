import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Person } from './people.ts';
import type { TestProduct } from './test-product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The product in a process of its own on the same database. */
export interface AnotherProcess {
  /** Sends an operation there. Rejects when the process dies during it. */
  send(who: Person, query: string, variables: object): Promise<unknown>;
  /** Resolves with the signal that ended it. */
  readonly ended: Promise<string | null>;
  stop(): Promise<void>;
}

/**
 * Starts `dying-server.ts` on the same database: it kills itself with SIGKILL before or after a point. Resolves with its
 * address when it listens.
 */
export async function startDying(
  { databaseUrl, ports }: TestProduct,
  point: string,
  when: string,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['--import', './api/cli/ts.mjs', 'tests/support/dying-server.ts', point, when],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        DATA_DIR: ports.config.dataDir,
        LOG_LEVEL: 'silent',
        DEMO_DATA: 'off',
        STAFF_SECOND_PERSON_ABOVE: '0',
        STAFF_SECOND_FACTOR: 'off',
        FRESH_PROOF_MINUTES: '0',
        LOCAL_PAYMENT_CURRENCY: process.env.LOCAL_PAYMENT_CURRENCY,
        LOCAL_PAYMENT_RATE: process.env.LOCAL_PAYMENT_RATE,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Starts it. It kills itself with SIGKILL at the named call of the payment provider. */
export async function startAnotherProcess(
  product: TestProduct,
  call: string,
  when: 'before' | 'after',
): Promise<AnotherProcess> {
  const { child, url: base } = await startDying(product, call, when);
  const ended = new Promise<string | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal));
  });
  const url = `${base}/graphql`;
  return {
    ended,
    async send(who, query, variables) {
      const headers = { 'content-type': 'application/json', cookie: who.client.cookie ?? '' };
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      });
      return answer.json();
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
