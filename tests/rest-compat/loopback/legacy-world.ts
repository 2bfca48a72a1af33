import type { EntityManager } from '@mikro-orm/postgresql';
import { Rng } from '../../../api/dev/demo/rng.ts';
import { fakeCampaign } from '../../../api/dev/factories/fake-campaign.ts';
import { fakePerson } from '../../../api/dev/factories/fake-person.ts';
import { fakeProduct } from '../../../api/dev/factories/fake-product.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { type SqlClient, withConnection } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';

const first = ['Mei', 'Ana', 'Bo', 'Chloe', 'Dewi', 'Eko', 'Farah', 'Gita', 'Hui', 'Intan'];
const things = ['Noodle', 'Sneaker', 'Lipstick', 'Guitar', 'Coffee', '100% juice', 'Under_score', 'Yoga mat'];
const moments = ['week', 'launch', 'night out', 'Diary', 'sale', 'LAUNCH party'];
const countries = ['SG', 'MY', 'ID', 'TH', 'VN', 'PH'];
const offers: Record<string, string> = {
  offered: 'pending',
  offer_accepted: 'accepted',
  offer_rejected: 'rejected',
};
const day = (rng: Rng): string => `2026-${rng.pick(['11-2', '12-1', '12-2'])}${rng.int(0, 8)}`;
const moment = (rng: Rng): Date =>
  new Date(Date.UTC(2026, rng.int(7, 10), rng.int(1, 19), rng.int(0, 23), rng.int(0, 59)));

async function makePeople(em: EntityManager, rng: Rng): Promise<number[]> {
  const people: number[] = [];
  for (const [index, name] of first.entries()) {
    const profile = {
      first: name,
      last: rng.pick(['Tan', 'Lim', 'Santos', 'Nguyen']),
      username: `${name.toLowerCase()}_${index}`,
      followers: rng.int(0, 9) * 1_500,
      interests: rng.sample(['Food', 'Travel', 'Gaming'], rng.int(0, 3)),
      country: rng.pick(countries),
      gender: rng.pick(['male', 'female', 'others'] as const),
      ...(rng.chance(0.3) && { bio: null, city: null, instagramPriceMinor: null }),
    };
    people.push((await fakePerson(em, { profile })).id);
  }
  await em.flush();
  return people;
}

async function makeCampaigns(em: EntityManager, rng: Rng, owners: readonly number[]): Promise<number[]> {
  const made = Array.from({ length: 60 }, () => {
    const type = rng.pick(['paid', 'paid', 'sponsored', 'shoutout'] as const);
    const [minAge, maxAge] = rng.pick([[null, null] as const, [18, 24] as const, [25, 34] as const]);
    return fakeCampaign(em, {
      ownerId: rng.pick(owners),
      type,
      ...(type === 'paid' && { budgetMinor: rng.int(1, 40) * 12_345 }),
      title: `${rng.pick(things)} ${rng.pick(moments)} ${rng.int(1, 9)}`,
      state: rng.pick(['open', 'open', 'open', 'awarded', 'awaiting_approval', 'inactive'] as const),
      isDisabled: rng.chance(0.15),
      isFeatured: rng.chance(0.2),
      ...(rng.chance(0.2) && { featurePosition: rng.int(1, 9) }),
      categoryIds: rng.sample([1, 2, 3, 4, 5], rng.int(0, 3)),
      countries: rng.sample(countries, rng.int(0, 3)),
      gender: rng.pick(['any', 'male', 'female'] as const),
      minAge,
      maxAge,
      minFollowers: rng.pick([0, 0, 1_000, 10_000]),
      tags: rng.sample(['asian food', 'fun', 'new'], rng.int(0, 2)),
      hashtags: rng.sample(['noodles', 'ootd', 'sg'], rng.int(0, 2)),
      endsOn: day(rng),
      createdAt: moment(rng),
    });
  });
  await em.flush();
  return made.map(({ id }) => id);
}

async function makeProducts(em: EntityManager, rng: Rng, owners: readonly number[]): Promise<void> {
  for (let count = 0; count < 25; count += 1) {
    fakeProduct(em, {
      ownerId: rng.pick(owners),
      title: `${rng.pick(things)} ${count}`,
      state: rng.pick(['active', 'active', 'hidden', 'deactivated'] as const),
      amountMinor: rng.int(1, 40) * 1_225,
      discountPercent: rng.pick([0, 0, 10, 25]),
      stockCount: rng.int(0, 6),
      categoryIds: rng.sample([1, 2, 3], rng.int(0, 2)),
      createdAt: moment(rng),
    });
  }
  await em.flush();
}

/** Applications in all states, with offers, and money that the viewer has paid. */
async function makeRemarks(
  client: SqlClient,
  rng: Rng,
  campaigns: readonly number[],
  people: readonly number[],
) {
  const states = ['applied', 'applied', 'offered', 'offer_accepted', 'offer_rejected', 'hired', 'done'];
  const remarks = campaigns.flatMap((campaign) =>
    rng.sample(people, rng.int(0, 4)).map((applicant) => {
      const state = rng.pick(states);
      return { campaign, applicant, state, offer: offers[state], amount: rng.int(1, 90) * 1_050 };
    }),
  );
  await client.query(
    `with given as (select * from json_to_recordset($1)
        as t (campaign int, applicant int, state text, offer text, amount int)),
      made as (insert into remark (campaign_id, applicant_id, state, text, done_text, done_at, created_at)
        select campaign, applicant, state, case when applicant % 3 > 0 then 'I film noodles ' || campaign end,
          case when state = 'done' then 'It is online' end, case when state = 'done' then now() end,
          timestamptz '2026-11-01' + campaign * interval '3 hours' + applicant * interval '7 minutes' from given
        returning id, campaign_id, applicant_id)
     insert into offer (remark_id, amount_minor, status, created_at)
     select made.id, amount, offer, now() from made
       join given on (campaign, applicant) = (campaign_id, applicant_id) where offer is not null`,
    [JSON.stringify(remarks)],
  );
}

/** What only the one who looks may see: notifications and a statement; the bank account is there already. */
async function makePrivateRows(client: SqlClient, rng: Rng, viewer: number, campaigns: readonly number[]) {
  const bell = Array.from({ length: 40 }, (_, count) => ({
    type: rng.pick(['KOLITEAM', 'USER_CAMPAIGN_APPLY', 'OWNER_OFFER_ACCEPT']),
    message: `${rng.pick(first)} ${rng.pick(['applied', 'accepted', 'asks'])} ${count}`,
    campaign: rng.chance(0.7) ? rng.pick(campaigns) : null,
    at: moment(rng),
    read: rng.chance(0.5) ? moment(rng) : null,
  }));
  await client.query(
    `insert into notification (recipient_id, type, code, message, campaign_id, created_at, read_at)
     select $1, type, 'test', message, campaign, at, read from json_to_recordset($2)
       as t (type text, message text, campaign int, at timestamptz, read timestamptz)`,
    [viewer, JSON.stringify(bell)],
  );
  await client.query('begin');
  await client.query(
    `with job as (select r.id from remark r join campaign c on c.id = r.campaign_id where c.owner_id = $1 limit 15),
      made as (insert into ledger_group (key, kind, remark_id, created_at)
        select 'fixture-' || id, 'hire', id, timestamptz '2026-11-05' + id * interval '1 hour' from job
        returning id, remark_id, created_at)
     insert into ledger_entry (group_id, account, party_id, remark_id, amount_minor, currency, created_at)
     select made.id, account, case account when 'card' then $1::int end, remark_id, sign * made.id * 777, 'USD', created_at
     from made, (values ('card', -1), ('held', 1)) as side (account, sign)`,
    [viewer],
  );
  await client.query('commit');
}

/** What the viewer has bought in cash from others, in the statement; some of it is not sold any more. */
async function makePurchases(client: SqlClient, viewer: number) {
  await client.query('begin');
  await client.query(
    `with made as (insert into product_order (product_id, buyer_id, seller_id, state, method, title, quantity, unit_minor,
        total_minor, currency, recipient, phone, line1, postal_code, created_at, delivered_at, updated_at)
      select id, $1, owner_id, 'delivered', 'cash', title, 1, 100 * id, 100 * id, 'USD', 'Mei', '81234567', 'Road', '427356',
        timestamptz '2026-11-06' + id * interval '1 hour', now(), now() from product where owner_id <> $1
        order by id limit 12 returning id, buyer_id, seller_id, total_minor, created_at),
      booked as (insert into ledger_group (key, kind, order_id, created_at)
        select 'fixture-order-' || id, 'cash_sale', id, created_at from made returning id, order_id)
     insert into ledger_entry (group_id, account, party_id, order_id, amount_minor, currency, created_at)
     select booked.id, 'cash', case sign when -1 then buyer_id else seller_id end, made.id, sign * total_minor, 'USD', created_at
     from made join booked on booked.order_id = made.id, (values (-1), (1)) as side (sign)`,
    [viewer],
  );
  await client.query('commit');
  await client.query(
    `insert into campaign_draft (owner_id, content, updated_at)
     values ($1, '{"title": "Noodle night", "type": "paid", "budgetMinor": 12500, "tags": ["fun"]}', '2026-11-07T03:00:00Z')`,
    [viewer],
  );
  await client.query(
    `insert into news (state, title, html, excerpt, day, created_at, updated_at)
     select 'published', 'News ' || n, '<p>' || n || '</p>', 'n', date '2026-10-01' + n, now(), now()
     from generate_series(1, 15) as n`,
  );
}

/** Fills a product with people, campaigns, applications and what one of them alone may see; answers that one. */
export async function makeLegacyWorld(product: TestProduct): Promise<Person> {
  const rng = new Rng('legacy world');
  const viewer = await createPerson(product, {
    ...{ first: 'Viewer', last: 'Lim', username: 'viewer', hasBankAccount: true },
  });
  const em = product.orm.em.fork();
  const people = await makePeople(em, rng);
  const campaigns = await makeCampaigns(em, rng, [viewer.id, viewer.id, ...people.slice(0, 4)]);
  await makeProducts(em, rng, [viewer.id, ...people.slice(0, 3)]);
  await withConnection(product.databaseUrl, async (client) => {
    await makeRemarks(client, rng, campaigns, people);
    await makePrivateRows(client, rng, viewer.id, campaigns);
    await makePurchases(client, viewer.id);
  });
  return viewer;
}
