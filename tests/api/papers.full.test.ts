import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../support/checks.ts';
import { createCampaign, createRemark } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

/** A book is what the ledger has of a member in a year. */
const BOOKS = 1_000;
const YEARS = [2025, 2026, 2027];
const MOVEMENTS = 5_000;
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
});
afterAll(() => product?.close());

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const random = randomFrom(20_261_124);
const upTo = (most: number): number => 1 + Math.floor(random() * most);

interface Book {
  readonly remarkId: number;
  readonly brandId: number;
  readonly influencerId: number;
}

/** SQL of one random movement of a book; the totals of both sides that it makes. */
function movement(book: Book, key: string, at: string): string {
  const { remarkId, brandId, influencerId } = book;
  const [amount, fee] = [upTo(100_000), upTo(5_000) - 1];
  const kinds = [
    ['hire', ['card', brandId, -amount - fee], ['held', null, amount], ['fee', null, fee]],
    ['refund', ['card', brandId, amount + fee], ['held', null, -amount], ['fee', null, -fee]],
    ['refund_returned', ['card', brandId, -amount], ['held', null, amount]],
    ['release', ['payout', influencerId, amount], ['held', null, -amount]],
    ['reversal', ['payout', influencerId, -amount], ['held', null, amount]],
    ['chargeback_lost', ['chargeback', null, -amount], ['card', brandId, amount]],
  ] as const;
  const [kind, ...entries] = kinds[Math.floor(random() * kinds.length)] ?? kinds[0];
  const rows = entries
    .filter(([, , minor]) => minor !== 0)
    .map(
      ([account, party, minor]) =>
        `((select id from g), '${account}', ${party}, ${remarkId}, ${minor}, 'USD', '${at}')`,
    );
  return `with g as (insert into ledger_group (key, kind, remark_id, created_at) values ('${key}', '${kind}', ${remarkId}, '${at}') returning id)
    insert into ledger_entry (group_id, account, party_id, remark_id, amount_minor, currency, created_at) values ${rows.join(', ')}`;
}

const sums = `query ($year: Int!) { papers(year: $year, first: 1) { totalCount }
  annualStatement(year: $year) { papers totals { paid { amount } fee { amount } earned { amount } } } }`;

async function toldOf(who: Person, year: number) {
  const { annualStatement, papers } = await who.client.data(sums, { year });
  const [total] = annualStatement.totals;
  expect(papers.totalCount).toBe(annualStatement.papers);
  return {
    papers: annualStatement.papers,
    paid: total?.paid.amount ?? 0,
    fee: total?.fee.amount ?? 0,
    earned: total?.earned.amount ?? 0,
  };
}

async function bookedOf(who: Person, year: number) {
  const rows = await sql(
    product.databaseUrl,
    `select count(*)::int as papers, coalesce(-sum(amount_minor) filter (where account = 'card'), 0)::float8 as paid,
       coalesce(sum(amount_minor) filter (where account = 'payout'), 0)::float8 as earned,
       coalesce((select sum(f.amount_minor) from ledger_entry f where f.account = 'fee' and exists (select from ledger_entry c
         where c.group_id = f.group_id and c.account = 'card' and c.party_id = $1)
         and extract(year from f.created_at at time zone 'Asia/Singapore') = $2), 0)::float8 as fee
     from ledger_entry where party_id = $1 and extract(year from created_at at time zone 'Asia/Singapore') = $2`,
    [who.id, year],
  );
  return { ...rows[0] };
}

/** A job of each brand with an influencer. */
async function openBooks(people: readonly Person[]): Promise<Book[]> {
  const half = people.length / 2;
  return Promise.all(
    people.slice(0, half).map(async (brand, at) => {
      const influencer = people[half + at] as Person;
      const campaignId = await createCampaign(product, brand);
      const remarkId = await createRemark(product, campaignId, influencer);
      return { remarkId, brandId: brand.id, influencerId: influencer.id };
    }),
  );
}

test('the annual statements of 1,000 random books equal the ledger, and no number is missing', async () => {
  const people = await Promise.all(
    Array.from({ length: 2 * Math.ceil(BOOKS / YEARS.length / 2) }, () => createPerson(product)),
  );
  const jobs = await openBooks(people);
  const moves = Array.from({ length: MOVEMENTS }, (_, at) => {
    // Around the turn of a year in Singapore, too.
    const day = [
      '2025-12-31T15:59:59Z',
      '2025-12-31T16:00:00Z',
      '2026-06-01T00:00:00Z',
      '2026-12-31T23:00:00Z',
    ];
    return movement(jobs[upTo(jobs.length) - 1] as Book, `book-${at}`, day[upTo(4) - 1] ?? '');
  });
  for (let at = 0; at < moves.length; at += 10)
    await Promise.all(moves.slice(at, at + 10).map((move) => sql(product.databaseUrl, move)));
  let books = 0;
  for (const year of YEARS)
    for (const who of people) {
      expect([year, await toldOf(who, year)]).toEqual([year, await bookedOf(who, year)]);
      books += 1;
    }
  expect(books).toBeGreaterThanOrEqual(BOOKS);
  const broken = (await violations(product, null)).filter((line) => line.includes('paper'));
  expect(broken).toEqual([]);
}, 240_000);
