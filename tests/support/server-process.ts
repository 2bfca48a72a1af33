import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ApiAnswer } from './graphql-client.ts';
import { type LiveClient, openLiveAt } from './live-client.ts';
import { kill } from './owner-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  /** Sends an operation with a session cookie, and returns the answer, whatever it is. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  send<T = any>(cookie: string | undefined, query: string, variables?: object): Promise<ApiAnswer<T>>;
  /** Signs in, and returns the session cookie. */
  signIn(email: string, password: string): Promise<string>;
  live(cookie?: string): LiveClient;
  /** The answer of a plain address. */
  get(path: string): Promise<string>;
  /** Advances its clock. */
  advance(seconds: number): void;
  /** Stops it in the middle of what it does, until it is resumed. */
  pause(): void;
  resume(): void;
  /** Kills it, as a crash does. */
  kill(): Promise<void>;
}

function portOf(child: ChildProcess): Promise<number> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve(port));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** Starts a server with the given environment, added to that of every test server. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', './api/cli/ts.mjs', 'tests/support/whole-server.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      DEMO_DATA: 'off',
      STAFF_SECOND_PERSON_ABOVE: '0',
      STAFF_SECOND_FACTOR: 'off',
      FRESH_PROOF_MINUTES: '0',
      STAFF_SESSION_HOURS: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const port = await portOf(child);
  const url = `http://127.0.0.1:${port}`;
  const post = (cookie: string | undefined, query: string, variables: object = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ query, variables }),
    });
  return {
    send: async (cookie, query, variables) => (await post(cookie, query, variables)).json(),
    async signIn(email, password) {
      const query =
        'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
      const response = await post(undefined, query, { email, password });
      const cookie = response.headers.get('set-cookie')?.split(';')[0];
      if (!cookie) throw new Error(`could not sign in: ${await response.text()}`);
      return cookie;
    },
    live: (cookie) => openLiveAt(port, cookie),
    get: async (path) => (await fetch(url + path)).text(),
    advance: (seconds) => void child.send({ advance: seconds }),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: () => kill(child, 'SIGKILL'),
  };
}
