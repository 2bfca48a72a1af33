import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Somebody who sends requests. */
export interface Caller {
  /** Network address, as the proxy in front tells it. */
  readonly address: string;
  /** Session of a member. */
  readonly cookie?: string;
}

/** What to send; without a body it is a GET. */
interface Sent {
  readonly path: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends one request on a connection of its own. */
function exchange(port: number, by: Caller, { path, body, headers }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        path,
        agent: false,
        method: body ? 'POST' : 'GET',
        headers: {
          ...headers,
          'x-forwarded-for': by.address,
          ...(by.cookie && { cookie: by.cookie }),
          ...(body && { 'content-length': body.length }),
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
    asked.end(body);
  });
}

/** Sends requests to a port, and counts what callers see. */
export class Callers {
  answers = 0;
  /** Answers that nothing was done because the server is busy. The caller comes again. */
  postponed = 0;
  slowestMs = 0;
  readonly failures: string[] = [];
  private readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /** The body of the answer. A failure is counted and thrown; nothing is sent again but what was refused by load. */
  async send(by: Caller, sent: Sent): Promise<string> {
    const began = Date.now();
    const { status, body } = await exchange(this.port, by, sent).catch((error) => this.fail(sent, error));
    this.slowestMs = Math.max(this.slowestMs, Date.now() - began);
    if (status === 503 || body.includes('"code":"OVERLOADED"')) {
      this.postponed += 1;
      await pause(1_000);
      return this.send(by, sent);
    }
    if (status !== 200 || body.includes('"errors":')) this.fail(sent, `${status} ${body.slice(0, 300)}`);
    this.answers += 1;
    return body;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  async ask(by: Caller, query: string, variables: object = {}): Promise<any> {
    const body = Buffer.from(JSON.stringify({ query, variables }));
    const headers = { 'content-type': 'application/json' };
    return JSON.parse(await this.send(by, { path: '/graphql', body, headers })).data;
  }

  private fail({ path, body }: Sent, what: unknown): never {
    const said = path === '/graphql' ? body?.toString().slice(0, 120) : '';
    this.failures.push(`${path} ${said}: ${what}`);
    throw new Error(this.failures.at(-1));
  }
}
