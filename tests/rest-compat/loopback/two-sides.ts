import { Agent, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { injectPatiently } from '../../support/inject-patiently.ts';
import type { TestProduct } from '../../support/test-product.ts';
import type { ReadRequest } from './read-requests.ts';

/** An answer of either side. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Asks LoopBack. */
export function askLoopback(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path: `/api${path}` }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** Asks us, as somebody who is signed in. */
export async function askUs(product: TestProduct, path: string, cookie = ''): Promise<Answer> {
  const answer = await injectPatiently(product, { url: `/api${path}`, headers: { cookie } });
  return { status: answer.statusCode, body: answer.json() };
}

/** How a request was answered: alike, apart for a reason that the contract gives, or wrongly. */
export type Verdict = 'same' | 'meant' | 'refused' | 'wrong';

const isRefusal = ({ status, body }: Answer): boolean =>
  status === 400 && (body as { error?: { statusCode?: number } }).error?.statusCode === 400;

/** An error that names the row it came upon, which is not ours to say. */
const namesRow = /^(ID property "id" is missing for included)/;

/** An answer without what may differ. */
function compared({ status, body }: Answer): unknown {
  const message = (body as { error?: { message?: string } }).error?.message ?? '';
  return { status, body: namesRow.exec(message)?.[1] ?? body };
}

const isSame = (one: Answer, other: Answer): boolean => isDeepStrictEqual(compared(one), compared(other));

/** Judges our answer to a request beside LoopBack's, and its answers to what the request has to mean. */
export async function judge(
  { path, why, meant }: ReadRequest,
  ours: Answer,
  loopback: (path: string) => Promise<Answer>,
): Promise<Verdict> {
  const theirs = await loopback(path);
  if (theirs.status < 500 && !why) return isSame(ours, theirs) ? 'same' : 'wrong';
  for (const other of meant) if (isSame(ours, await loopback(other))) return 'meant';
  return isRefusal(ours) ? 'refused' : 'wrong';
}

/** Where two answers first differ, for whoever has to find out why. */
export function firstDifference(one: unknown, other: unknown, path = ''): string {
  if (isDeepStrictEqual(one, other)) return '';
  const [left, right] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const isTree = (value: unknown) => typeof value === 'object' && value !== null;
  if (!isTree(one) || !isTree(other))
    return `${path}: ${JSON.stringify(one)} and not ${JSON.stringify(other)}`;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], `${path}/${key}`);
    if (found) return found;
  }
  return `${path}: of another kind`;
}
