import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { injectPatiently } from '../../support/inject-patiently.ts';
import { startRestProduct } from '../../support/rest.ts';
import { makeWorld, type Role, type World } from '../../support/rights/world.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';
import { changedRows, foreignRows } from './foreign-rows.ts';
import { type Call, HostileCalls } from './hostile-calls.ts';

/** Another seed tries other calls. */
const SEED = process.env.FUZZ_SEED ?? '';
const READS = 500;
const WRITES = 400;
const AT_ONCE = 4;
/** Milliseconds for one test on a machine that is busy with others. */
const PATIENCE = 120_000;

/** What gives away how we are built. */
const leaks =
  /\n\s+at |node_modules|\/work\/|\/tmp\/|api\/(modules|server|platform)|\.(ts|mjs|cjs):\d|json_build_object|select .{0,40} from |insert into|SQLSTATE|syntax error at|violates|(relation|column) \\"\w+\\" does not|invalid input syntax|TypeError|RangeError|is not a function|Cannot (read|convert|destructure)|Maximum call stack/;

/** Of people who are public: who blocked them is not told, which the owner and they alone could see by. */
const publicToOthers = new Set(['whom the owner blocked', 'when a blocked person was there']);

let product: TestProduct;
let world: World;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  world = await makeWorld(product);
});
afterAll(() => product?.close());

/** Ids of the others, which an attacker knows or guesses. */
function idsOfOthers(): (string | number)[] {
  const { owner, applicant, staff, open, waiting, rejected, disabled, remarkId, released } = world;
  const ids = [
    owner.id,
    applicant.id,
    staff.id,
    open,
    waiting,
    rejected,
    disabled,
    remarkId,
    released.remarkId,
  ];
  return [...ids, ...ids.map(String)];
}

/** And what they keep to themselves, to look for it. */
function knownOfOthers(): (string | number)[] {
  const { owner, applicant, secrets } = world;
  const texts = secrets.map(({ text }) => text);
  return [...idsOfOthers(), ...idsOfOthers(), owner.email, applicant.email, '9988776655', ...texts];
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function send({ method, path, type, body }: Call, cookie = ''): Promise<Answer> {
  const headers = { cookie, ...(type && { 'content-type': type }) };
  const payload = body === undefined ? {} : { payload: body };
  const answer = await injectPatiently(product, { method, url: `/api${path}`, headers, ...payload });
  return { status: answer.statusCode, text: answer.body };
}

async function forAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const one = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const shown = ({ method, path, body }: Call) => `${method} ${path} ${body ?? ''}`.slice(0, 600);

interface Outcome {
  /** Faults of ours, and what is not for the caller's eyes. */
  readonly wrong: readonly string[];
  /** How many calls were granted. */
  readonly granted: number;
}

/** Sends calls and looks through the answers. */
async function outcomeOf(calls: readonly Call[], role: Role, cookie?: string): Promise<Outcome> {
  const foreign = world.secrets
    .filter(({ what, seenBy }) => !seenBy.includes(role) && !publicToOthers.has(what))
    .map(({ text }) => text);
  const wrong: string[] = [];
  let granted = 0;
  await forAll(calls, async (call) => {
    const { status, text } = await send(call, cookie);
    if (status === 200) granted += 1;
    // A secret that the caller has sent may be sent back.
    const sent = decodeURIComponent(call.path);
    const told = foreign.filter((secret) => text.includes(secret) && !sent.includes(secret));
    const leaked = leaks.exec(text)?.[0];
    const faults = [
      ...(status >= 500 ? [`status ${status}`] : []),
      ...(leaked ? [`tells ${leaked}`] : []),
      ...told.map((secret) => `tells ${secret}`),
    ];
    if (faults.length > 0) wrong.push(`${faults.join(', ')} <- ${shown(call)} -> ${text.slice(0, 300)}`);
  });
  return { wrong, granted };
}

const attackers = {
  visitor: () => undefined,
  stranger: () => world.stranger.client.cookie,
  blocked: () => world.blocked.client.cookie,
  applicant: () => world.applicant.client.cookie,
} as const;

describe.each(['visitor', 'stranger', 'blocked', 'applicant'] as const)('%s', (role) => {
  test(
    'reads nothing that only others may, whatever is asked',
    async () => {
      const calls = new HostileCalls(`reads of ${role}${SEED}`, knownOfOthers());
      const asked = Array.from({ length: READS }, () => calls.read());
      const { wrong, granted } = await outcomeOf(asked, role, attackers[role]());
      expect(wrong).toEqual([]);
      expect(granted).toBeGreaterThan(READS / 10);
    },
    PATIENCE,
  );
});

describe('what somebody keeps to themselves', () => {
  /** Writes everything of the owner and the applicant over that a stranger must not learn of. */
  async function changeSecrets(): Promise<void> {
    const { owner, applicant } = world;
    for (const statement of [
      `update account set email = 'moved-' || email where id in (:a, :b)`,
      `update profile set mobile = reverse(mobile) where id in (:a, :b)`,
      `update bank_account set account_holder_name = 'Other', last4 = '1111', swift_code = 'OTHERSGX' where owner_id in (:a, :b)`,
      `update campaign_draft set content = jsonb_set(content, '{title}', '"Zebra"') where owner_id in (:a, :b)`,
      `update notification set message = 'Zebra', read_at = now() where recipient_id in (:a, :b)`,
      `update remark set text = 'Zebra', done_text = 'Zebra' where applicant_id in (:a, :b)`,
      `update offer set amount_minor = amount_minor + 100`,
      `update campaign set title = 'Zebra', details_html = '<p>Zebra</p>', budget_minor = budget_minor + 100
        where state in ('awaiting_approval', 'inactive') or is_disabled`,
      'update access_token set name = reverse(name)',
    ])
      await sql(
        product.databaseUrl,
        statement.replaceAll(':a', String(owner.id)).replaceAll(':b', String(applicant.id)),
      );
  }

  test(
    'changes no answer to anybody else: not a row, not an order, not a count',
    async () => {
      const asked = (['visitor', 'stranger'] as const).flatMap((role) => {
        const calls = new HostileCalls(`silence before ${role}${SEED}`, knownOfOthers());
        return Array.from({ length: READS }, () => ({ call: calls.read(), cookie: attackers[role]() }));
      });
      const answers = new Map<(typeof asked)[number], Answer>();
      await forAll(asked, async (one) => void answers.set(one, await send(one.call, one.cookie)));
      await changeSecrets();
      const different: string[] = [];
      await forAll(asked, async (one) => {
        const [before, after] = [answers.get(one), await send(one.call, one.cookie)];
        if (before?.status === after.status && before.text === after.text) return;
        different.push(`${shown(one.call)}\n  ${before?.text.slice(0, 300)}\n  ${after.text.slice(0, 300)}`);
      });
      expect(different).toEqual([]);
      const rowsCame = [...answers.values()].filter(({ status, text }) => status === 200 && text.length > 2);
      expect(rowsCame.length).toBeGreaterThan(asked.length / 10);
    },
    PATIENCE,
  );
});

describe('a property that there is not', () => {
  test(
    'finds nothing, whatever stands beside it',
    async () => {
      const calls = new HostileCalls(`nothing${SEED}`, knownOfOthers());
      const asked = Array.from({ length: READS }, () => calls.countOfNothing());
      const wrong: string[] = [];
      let refused = 0;
      await forAll(asked, async (call) => {
        const { status, text } = await send(call, attackers.applicant());
        if (status === 400) refused += 1;
        // Nobody is told of what is for others alone.
        else if (text !== '{"count":0}' && status !== 404) wrong.push(`${status} ${text} <- ${shown(call)}`);
      });
      expect(wrong).toEqual([]);
      expect(refused).toBeLessThan(READS / 2);
    },
    PATIENCE,
  );
});

describe.each(['visitor', 'stranger', 'blocked'] as const)('%s', (role) => {
  test(
    'changes nothing of others, whatever is sent',
    async () => {
      const { stranger, blocked } = world;
      const mine = { visitor: [], stranger: [stranger.id], blocked: [blocked.id] }[role];
      const calls = new HostileCalls(`writes of ${role}${SEED}`, idsOfOthers());
      const sent = Array.from({ length: WRITES }, () => calls.write());
      await product.settled();
      const before = await foreignRows(product.databaseUrl, mine);
      const { wrong, granted } = await outcomeOf(sent, role, attackers[role]());
      await product.settled();
      expect(wrong).toEqual([]);
      // When all is refused, nothing was tried.
      if (role !== 'visitor') expect(granted).toBeGreaterThan(WRITES / 20);
      expect(changedRows(before, await foreignRows(product.databaseUrl, mine))).toEqual([]);
    },
    PATIENCE,
  );
});
