import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TokenScope } from '../../schema/token-scope.ts';
import { makeToken } from '../support/access-tokens.ts';
import { type HostileRequest, HostileRequests } from '../support/fuzz/hostile-requests.ts';
import { type LoopWatch, watchLoop } from '../support/fuzz/loop-watch.ts';
import { RandomDocuments } from '../support/fuzz/random-documents.ts';
import { idOf } from '../support/global-ids.ts';
import { openLive } from '../support/live-client.ts';
import { makeWorld, type Role, type World } from '../support/rights/world.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

/** Another seed tries other requests. */
const SEED = process.env.FUZZ_SEED ?? '';
/** Requests of each caller: hostile ones, and ones that keep every rule. */
const HOSTILE = 600;
const SOUND = 60;
const OVER_SOCKET = 80;
/** Requests under way at a time. */
const AT_ONCE = 6;
/** How often a request is sent again that finds the server busy. */
const MOST_TRIES = 4;
/** Longer than any answer may take, with the others that are under way, even on a busy machine. */
const TOO_LONG_MS = 8_000;
/** Longest that one request may keep all others waiting. */
const BLOCKED_MS = 1_000;

/** What gives away how we are built: stacks, SQL, paths, errors of the language and of the database. */
const leaks =
  /\n\s+at |node_modules|\/work\/|\/tmp\/|api\/(modules|server|platform)|\.(ts|mjs|cjs):\d|json_build_object|select .{0,40} from |insert into|SQLSTATE|syntax error at|violates|relation "|column "|invalid input syntax|TypeError|RangeError|is not a function|Cannot (read|convert|destructure)|Maximum call stack/;
/** What its owner or staff may publish while the fuzz runs, and what is hidden from those two alone. */
const publishable = new Set([
  'campaign that awaits approval',
  'disabled campaign',
  'reason of a rejection',
  'whom the owner blocked',
  'when a blocked person was there',
]);

let product: TestProduct;
let world: World;
let watch: LoopWatch;
let token: string;
let origin: string;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  origin = await product.app.listen({ port: 0, host: '127.0.0.1' });
  world = await makeWorld(product);
  token = (await makeToken(product, world.applicant, Object.values(TokenScope))).secret;
  watch = watchLoop();
});
afterAll(async () => {
  watch?.stop();
  agent.destroy();
  await product?.close();
});

/** Who asks: whose eyes what is private is measured by, and the headers that say so. */
const callers: Readonly<Record<string, { role: Role; headers: () => Record<string, string> }>> = {
  visitor: { role: 'visitor', headers: () => ({}) },
  member: { role: 'stranger', headers: () => ({ cookie: world.stranger.client.cookie ?? '' }) },
  owner: { role: 'owner', headers: () => ({ cookie: world.owner.client.cookie ?? '' }) },
  token: { role: 'applicant', headers: () => ({ authorization: `Bearer ${token}` }) },
  staff: { role: 'staff', headers: () => ({ cookie: world.staff.client.cookie ?? '' }) },
};

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly took: number;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a body to the running server. Busy it may be, on a machine that is: then it is asked again as it asks for. */
async function send(body: string, headers: Record<string, string>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await sendOnce(body, headers);
    if (answer.status !== 503 || tries === MOST_TRIES) return answer;
    await sleep(250);
  }
}

function sendOnce(body: string, headers: Record<string, string>): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } };
    const sent = httpRequest(`${origin}/graphql`, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status: response.statusCode ?? 0, text, took: performance.now() - began });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Texts that somebody must not be answered. */
function foreignTo(role: Role): string[] {
  return world.secrets
    .filter(({ what, seenBy }) => !seenBy.includes(role) && !publishable.has(what))
    .map(({ text }) => text);
}

/** What is wrong with an answer; nothing when it is in order. */
function faultsOf(text: string, foreign: readonly string[]): string[] {
  const leaked = leaks.exec(text)?.[0];
  return [
    ...(/"code":"(INTERNAL|OVERLOADED|INTERNAL_SERVER_ERROR)"/.test(text) ? ['a fault of ours'] : []),
    ...(leaked ? [`tells ${JSON.stringify(leaked)}`] : []),
    ...foreign.filter((secret) => text.includes(secret)).map((secret) => `tells ${secret} of others`),
  ];
}

/** Runs work over a list, some at a time. */
async function forAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const one = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Ids of what is there, whoever it belongs to. */
function knownIds(): string[] {
  const { owner, applicant, staff, stranger, open, waiting, rejected, disabled } = world;
  const people = [owner, applicant, staff, stranger].map(({ id }) => id);
  const { remarkId, offerId, tokenId, sessionId, avatarId, campaignPictureId } = world;
  const things = [
    open,
    waiting,
    rejected,
    disabled,
    remarkId,
    offerId,
    tokenId,
    sessionId,
    world.released.remarkId,
  ];
  const global = people.map((id) => idOf('Profile', id));
  return [...people, ...global, ...things, avatarId, campaignPictureId].map(String);
}

const shortened = ({ what, body }: HostileRequest) => `${what}: ${body.slice(0, 1_500)}`;

describe.each(Object.keys(callers))('%s', (name) => {
  const { role, headers } = callers[name] as (typeof callers)[string];

  test('whatever is sent over HTTP is answered in order, in time, and with nothing of others', async () => {
    const hostile = new HostileRequests(`hostile ${name}${SEED}`, knownIds());
    const sound = new RandomDocuments(`fuzz of ${name}${SEED}`);
    const requests: HostileRequest[] = [
      ...Array.from({ length: HOSTILE }, () => hostile.next()),
      ...Array.from({ length: SOUND }, () => ({ what: 'sound', body: JSON.stringify(sound.next()) })),
    ];
    const foreign = foreignTo(role);
    const wrong: string[] = [];
    let answered = 0;
    watch.longest();
    await forAll(requests, async (request) => {
      const { status, text, took } = await send(request.body, headers());
      const faults = faultsOf(text, foreign);
      if (status >= 500 || status < 200) faults.push(`status ${status}`);
      if (took > TOO_LONG_MS) faults.push(`took ${Math.round(took)} ms`);
      const blocked = watch.longest();
      if (blocked > BLOCKED_MS) faults.push(`kept the process busy for ${Math.round(blocked)} ms`);
      if (faults.length > 0)
        wrong.push(`${faults.join(', ')} <- ${shortened(request)} -> ${text.slice(0, 600)}`);
      if (status === 200 && !text.includes('"errors"')) answered += 1;
    });
    expect(wrong).toEqual([]);
    // Most are refused; but when all are, nothing was tried.
    expect(answered).toBeGreaterThan(requests.length / 20);
  });

  test('and over a websocket', async () => {
    const { cookie } = headers();
    const by = name === 'token' ? { accessToken: token } : cookie;
    const live = await openLive(product, by);
    const hostile = new HostileRequests(`socket ${name}${SEED}`, knownIds());
    const foreign = foreignTo(role);
    const wrong: string[] = [];
    const requests = Array.from({ length: OVER_SOCKET }, () => hostile.nextForSocket());
    await forAll(requests, async (request) => {
      const { query, variables } = request.operation;
      const silence = sleep(400).then(() => null);
      const answer = live
        .subscribe(query, variables)()
        .catch((errors: unknown) => ({ errors }));
      const text = JSON.stringify(await Promise.race([answer, silence]));
      const faults = faultsOf(text, foreign);
      if (faults.length > 0)
        wrong.push(`${faults.join(', ')} <- ${shortened(request)} -> ${text.slice(0, 600)}`);
    });
    expect(wrong).toEqual([]);
    live.dispose();
  });
});

test('and afterwards everybody is still served', async () => {
  for (const { headers } of Object.values(callers)) {
    const { status, text } = await send(
      JSON.stringify({ query: '{ clientConfig { productName } }' }),
      headers(),
    );
    expect([status, text]).toEqual([200, expect.stringContaining('"productName"')]);
  }
});
