import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { Rng } from '../../api/dev/demo/rng.ts';
import { violations } from '../support/checks.ts';
import { finishedJob } from '../support/disputes.ts';
import { createCampaign, createRemark, jobOperations, type Kind } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { reviewOperations } from '../support/reviews.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
});
afterAll(() => product?.close());

const figures = `isNew jobsDone rating reviewCount reviewsByStars { stars count } onTimePercent usualAnswerHours
  usualReleaseHours`;
const read = async ({ id, client }: Person) =>
  (await client.data(`query ($id: ID!) { profile(id: $id) { reputation { ${figures} } } }`, { id })).profile
    .reputation;
const run = (text: string, values: unknown[] = []) => sql(product.databaseUrl, text, values);

/** How many of the ratings have each number of stars, most stars first. */
const byStars = (ratings: readonly number[]) =>
  [5, 4, 3, 2, 1].map((stars) => ({ stars, count: ratings.filter((one) => one === stars).length }));

const nothing = {
  ...{ isNew: true, jobsDone: 0, rating: null, reviewCount: 0, reviewsByStars: byStars([]) },
  ...{ onTimePercent: null, usualAnswerHours: null, usualReleaseHours: null },
};

test('nobody has figures before their first job', async () => {
  expect(await read(await createPerson(product))).toEqual(nothing);
});

/** One line of a book of jobs, as it is written into the database and counted here. */
interface Line {
  readonly kind: Kind;
  readonly state: string;
  readonly owner: number;
  readonly applicant: number;
  readonly answerHours: number | null;
  readonly releaseHours: number | null;
  /** Whether everything was handed in when it was due, or the owner ended it as late; null without a due date. */
  readonly handedIn: 'in time' | 'late' | 'ended' | null;
  readonly reviews: { readonly of: 'owner' | 'applicant'; readonly rating: number; readonly shown: string }[];
}

const states: Readonly<Record<Kind, readonly string[]>> = {
  paid: ['applied', 'hired', 'done', 'released', 'released', 'released', 'settled', 'cancelled', 'disputed'],
  sponsored: ['applied', 'done', 'cancelled'],
  shoutout: ['hired', 'done', 'done'],
};

function makeLine(rng: Rng, people: number): Line {
  const kind = rng.pick<Kind>(['paid', 'paid', 'sponsored', 'shoutout']);
  const state = rng.pick(states[kind]);
  const owner = rng.int(0, people - 1);
  const applicant = (owner + rng.int(1, people - 1)) % people;
  const settled = isSettled({ kind, state });
  return {
    ...{ kind, state, owner, applicant },
    answerHours: kind === 'paid' && state !== 'applied' ? rng.between(0.1, 90) : null,
    releaseHours: state === 'released' ? rng.between(0.1, 200) : null,
    handedIn: state === 'applied' ? null : rng.pick(['in time', 'in time', 'late', 'ended', null]),
    reviews: settled
      ? (['owner', 'applicant'] as const)
          .filter(() => rng.chance(0.7))
          .map((of) => ({
            of,
            rating: rng.int(1, 5),
            shown: rng.pick(['public', 'public', 'public', 'hidden', 'linked', 'waiting']),
          }))
      : [],
  };
}

const isSettled = ({ kind, state }: Pick<Line, 'kind' | 'state'>) =>
  kind === 'paid' ? state === 'released' || state === 'settled' : state === 'done';

async function write(line: Line, people: readonly Person[], staff: Person): Promise<void> {
  const [owner, applicant] = [people[line.owner], people[line.applicant]];
  if (!owner || !applicant) throw new Error('there is nobody');
  const campaignId = await createCampaign(product, owner, { kind: line.kind });
  const id = await createRemark(product, campaignId, applicant, line.state);
  const start = '2026-11-01T00:00:00Z';
  const after = `timestamptz '${start}' + make_interval(secs => $2)`;
  if (line.answerHours !== null)
    await run(
      `insert into offer (remark_id, amount_minor, status, created_at, decided_at)
        values ($1, 500, 'accepted', '${start}', ${after})`,
      [id, line.answerHours * 3_600],
    );
  if (line.releaseHours !== null)
    await run(`update remark set done_at = '${start}', released_at = ${after} where id = $1`, [
      id,
      line.releaseHours * 3_600,
    ]);
  if (line.handedIn !== null) {
    await run(`update remark set work_due_at = '2026-11-10T00:00:00Z' where id = $1`, [id]);
    const [action, to] = line.handedIn === 'ended' ? ['endLate', 'refunding'] : ['markAsDone', 'done'];
    await run(
      `insert into transition (process, subject_id, action, from_state, to_state, side, at)
        values ('remark', $1, $2, 'hired', $3, 'applicant', $4)`,
      [id, action, to, line.handedIn === 'late' ? '2026-11-10T00:00:01Z' : '2026-11-10T00:00:00Z'],
    );
  }
  for (const { of, rating, shown } of line.reviews)
    await run(
      `insert into job_review (remark_id, author_id, subject_id, rating, text, created_at, published_at, is_linked,
        hidden_at, hidden_by, hidden_reason)
        select $1, $2, $3, $4, '', now(), case when $5 <> 'waiting' then now() end, $5 = 'linked',
          case when $5 = 'hidden' then now() end, case when $5 = 'hidden' then $6::int end,
          case when $5 = 'hidden' then 'Rude.' end`,
      [
        id,
        ...(of === 'owner' ? [applicant.id, owner.id] : [owner.id, applicant.id]),
        rating,
        shown,
        staff.id,
      ],
    );
  await run(
    `insert into outbox (type, payload, created_at) values ('remark.moved',
      jsonb_build_object('remarkId', $1::int, 'asOf', 0, 'step', jsonb_build_object('process', 'remark', 'id', 0)), now())`,
    [id],
  );
}

function usual(hours: readonly (number | null)[]): number | null {
  const sorted = hours.filter((one) => one !== null).toSorted((a, b) => a - b);
  if (sorted.length < 3) return null;
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0;
  return Math.max(1, Math.ceil((low + high) / 2));
}

function count(book: readonly Line[], who: number) {
  const mine = book.filter(({ owner, applicant }) => owner === who || applicant === who);
  const ratings = mine.flatMap((line) =>
    line.reviews
      .filter(({ of, shown }) => line[of] === who && shown === 'public')
      .map(({ rating }) => rating),
  );
  const jobsDone = mine.filter(isSettled).length;
  const due = mine.filter(({ applicant, handedIn }) => applicant === who && handedIn !== null);
  const inTime = due.filter(({ handedIn }) => handedIn === 'in time').length;
  const sum = ratings.reduce((all, one) => all + one, 0);
  return {
    ...{ isNew: jobsDone < 3, jobsDone, reviewCount: ratings.length, reviewsByStars: byStars(ratings) },
    rating: ratings.length > 0 ? Math.round((sum / ratings.length) * 100) / 100 : null,
    onTimePercent: due.length < 3 ? null : Math.round((100 * inTime) / due.length),
    usualAnswerHours: usual(
      mine.filter(({ applicant }) => applicant === who).map((line) => line.answerHours),
    ),
    usualReleaseHours: usual(mine.filter(({ owner }) => owner === who).map((line) => line.releaseHours)),
  };
}

it('equals a random book of jobs, counted by hand', async () => {
  const rng = new Rng('book');
  const staff = await createPerson(product, { isStaff: true });
  const people: Person[] = [];
  for (let n = 0; n < 6; n += 1) people.push(await createPerson(product));
  const book = Array.from({ length: 80 }, () => makeLine(rng, people.length));
  for (const line of book) await write(line, people, staff);
  await product.settled();
  for (const [who, person] of people.entries())
    expect(await read(person), `person ${who}`).toEqual(count(book, who));
});

it('follows each step of real jobs, also when several end at once, and the invariant sees a slip', async () => {
  const jobs = [await finishedJob(product), await finishedJob(product), await finishedJob(product)];
  const [first] = jobs;
  if (!first) throw new Error('there is no job');
  await Promise.all(
    jobs.map(({ brand, remarkId }) => brand.client.data(jobOperations.release, { remarkId })),
  );
  await product.settled();
  expect(await read(first.influencer)).toMatchObject({ jobsDone: 1, isNew: true, rating: null });
  await first.brand.client.data(reviewOperations.review, { remarkId: first.remarkId, rating: 4 });
  await product.settled();
  expect(await read(first.influencer)).toMatchObject({ rating: null, reviewCount: 0 });
  await first.influencer.client.data(reviewOperations.review, { remarkId: first.remarkId, rating: 5 });
  await product.settled();
  expect(await read(first.influencer)).toMatchObject({ rating: 4, reviewCount: 1 });
  expect(await read(first.brand)).toMatchObject({ jobsDone: 1, rating: 5, reviewCount: 1 });
  const named = async () => (await violations(product)).filter((line) => line.includes('figures'));
  expect(await named()).toEqual([]);
  await run('update reputation set jobs_done = 7 where account_id = $1', [first.influencer.id]);
  expect(await named()).toHaveLength(1);
  await run('update reputation set jobs_done = 1 where account_id = $1', [first.influencer.id]);
});

it('a card and a bank account are known by whom they are used', async () => {
  const { brand, influencer, remarkId } = await finishedJob(product);
  await product.runJob('note-cards');
  const known = await run(
    'select kind, length(fingerprint) > 5 as "isKnown" from account_fingerprint where account_id = any($1) order by kind',
    [[brand.id, influencer.id]],
  );
  expect(known).toEqual([{ kind: 'card', isKnown: true }]);
  const seen = await run('select card_seen_at is not null as seen from payment where remark_id = $1', [
    remarkId,
  ]);
  expect(seen).toEqual([{ seen: true }]);
});
