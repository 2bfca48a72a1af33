import { fakeCampaign } from '../../api/dev/factories/fake-campaign.ts';
import { talk } from './messages.ts';
import { createPerson, type Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Whose lists are read, and ids that some lists ask for. */
export interface ListRows {
  /** Staff, and the owner of everything that belongs to somebody. */
  readonly me: Person;
  readonly campaignId: number;
  readonly hiredCampaignId: number;
  /** Nobody has applied to it. */
  readonly newCampaignId: number;
  readonly productId: number;
  readonly webhookId: number;
  readonly conversationId: string;
  readonly newsId: number;
}

/** Rows of each list. */
const ROWS = 7;

/** SQL: times of which two and two are the same. */
const at = (n: string): string =>
  `timestamptz '2026-11-18 01:00:00.123456Z' - (${n} / 2) * interval '1 minute'`;

const idOf = async (product: TestProduct, text: string): Promise<number> =>
  Number((await sql(product.databaseUrl, text))[0]?.id);

async function createPeople(product: TestProduct): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 0; n < ROWS; n += 1)
    people.push(
      await createPerson(product, {
        interests: ['Food'],
        followers: 10_000 + (n >> 1),
        ...(n < 5 && { latitude: 1.3 + (n >> 1) / 10, longitude: 103.8 }),
        lastSeenAt: n < 5 ? new Date(Date.UTC(2026, 10, 19, 0, n >> 1)) : null,
      }),
    );
  return people;
}

/** Campaigns of `me`: public ones, one with applicants, one with people hired, and some that await approval. */
async function createCampaigns(product: TestProduct, me: Person, other: Person) {
  const em = product.orm.em.fork();
  const posted = Array.from({ length: ROWS }, (_, n) =>
    fakeCampaign(em, { ownerId: me.id, type: 'paid', budgetMinor: 50_000 + (n >> 1) * 1_000 }),
  );
  for (let n = 0; n < ROWS; n += 1) {
    fakeCampaign(em, { ownerId: me.id, state: 'awaiting_approval' });
    fakeCampaign(em, { ownerId: other.id, type: 'paid', budgetMinor: 50_000 + (n >> 1) * 1_000 });
  }
  await em.flush();
  return posted.map(({ id }) => id);
}

const people = (me: number): string =>
  `(select id, row_number() over (order by id)::int as n from account where id > ${me} order by id limit ${ROWS}) as p`;

/** Jobs of a campaign with all that staff look after: held money, payments, refunds, disputes and chargebacks. */
const jobsSql = (me: number, campaignId: number, hiredCampaignId: number): string => `
  insert into remark (campaign_id, applicant_id, state, created_at)
    select ${campaignId}, p.id, 'applied', ${at('p.n')} from ${people(me)};
  insert into remark (campaign_id, applicant_id, state, hired_at, created_at)
    select ${hiredCampaignId}, p.id, 'hired', ${at('p.n')}, ${at('p.n')} from ${people(me)};
  insert into remark (campaign_id, applicant_id, state, created_at)
    select c.id, ${me}, 'applied', now() from campaign as c where c.owner_id <> ${me};
  insert into job_review (remark_id, author_id, subject_id, rating, text, created_at, published_at)
    select id, applicant_id, ${me}, 4, 'Pays in time.', now(), ${at('id')} from remark where campaign_id = ${hiredCampaignId};
  insert into work_use (remark_id, channels, countries, begins_at, ends_at, created_at)
    select id, 'own', '{}', '2026-01-01', case when id % 3 > 0 then ${at('id')} + interval '1 day' * (id % 4 - 2) end, now()
    from remark where campaign_id = ${hiredCampaignId};
  insert into payment (remark_id, payer_id, payee_id, amount_minor, currency, state, created_at, updated_at)
    select id, ${me}, applicant_id, 500, 'USD', 'succeeded', now(), now() from remark where campaign_id = ${hiredCampaignId};
  insert into refund (remark_id, payment_id, payer_id, kind, amount_minor, currency, state, created_at, updated_at, given_up_at)
    select remark_id, id, ${me}, 'cancel', 500, 'USD', 'failed', now(), now(), now() from payment;
  insert into chargeback (remark_id, payment_id, provider_dispute_id, state, reason, amount_minor, currency, due_by, created_at, checked_at)
    select remark_id, id, 'dp_' || id, 'open', 'general', 500, 'USD', case when id % 3 > 0 then ${at('id')} end, now(), now()
    from payment;
  insert into dispute (remark_id, raised_by, reason, state, created_at)
    select remark_id, 'owner', 'Late.', 'open', now() from payment;
  insert into ledger_group (key, kind, remark_id, created_at) select 'job ' || remark_id, 'hire', remark_id, now() from payment;
  insert into ledger_entry (group_id, account, party_id, remark_id, amount_minor, currency, created_at)
    select id, 'card', ${me}, remark_id, -500, 'USD', now() from ledger_group
    union all select id, 'held', null, remark_id, 500, 'USD', now() from ledger_group;`;

/** The shop: products of both sides, purchases with problems, sales, reviews. */
const shopSql = (me: number): string => `
  insert into product (owner_id, state, title, description, excerpt, amount_minor, stock_count, category_ids, pictures, created_at, updated_at)
    select case when n % 2 = 0 then ${me} else (select min(id) from account where id > ${me}) end, 'active', 'Bowl ' || n,
      'A bowl.', 'A bowl.', 1000 + n / 4, 1 + n / 4, '{}', array['picture'], now(), now()
    from generate_series(1, ${ROWS * 2}) as n;
  insert into product_order (product_id, buyer_id, seller_id, state, method, title, quantity, unit_minor, total_minor, currency,
      recipient, phone, line1, postal_code, problem, created_at, updated_at)
    select r.id, case when r.owner_id = ${me} then p.id else ${me} end, r.owner_id, 'shipped', 'cash', r.title, 1, 1000, 1000,
      'USD', 'A', '81234567', 'B', '427356', 'Broken.', now(), now()
    from product as r cross join ${people(me)} where r.id <= 2;
  insert into product_review (order_id, product_id, author_id, rating, text, created_at)
    select id, product_id, buyer_id, 4, 'Good.', now() from product_order where seller_id = ${me};`;

/** What members and staff have lists of besides. */
const othersSql = (me: number): string => `
  insert into notification (recipient_id, type, code, message, created_at)
    select ${me}, 'ADMIN_MESSAGE', 'none', 'Hello', now() from generate_series(1, ${ROWS});
  insert into report (reporter_id, person_id, comment, created_at) select p.id, ${me}, 'Rude.', now() from ${people(me)};
  insert into report (reporter_id, person_id, comment, created_at, resolved_at, resolution, resolved_by)
    select p.id, ${me}, 'Rude.', now(), ${at('p.n')}, 'Warned.', ${me} from ${people(me)};
  insert into help_request (state, account_id, name, email, message, created_at)
    select 'open', ${me}, 'Me', 'me@people.test', 'Help', now() from ${people(me)};
  insert into help_request (state, account_id, name, email, message, created_at, answer, resolved_at, resolved_by)
    select 'resolved', ${me}, 'Me', 'me@people.test', 'Help', now(), 'Done.', ${at('p.n')}, ${me} from ${people(me)};
  insert into news (state, title, html, excerpt, day, created_at, updated_at)
    select 'published', 'News', '<p>News</p>', 'News', date '2026-11-01' + n / 2, now(), now() from generate_series(1, ${ROWS}) as n;
  insert into content_revision (kind, subject_id, title, html, at)
    select 'news', (select min(id) from news), 'News', '<p>News</p>', now() from generate_series(1, ${ROWS});
  insert into staff_action (staff_id, action, subject, subject_id, at)
    select ${me}, 'approve', 'campaign', 1, ${at('p.n')} from ${people(me)};
  insert into staff_note (subject, subject_id, author_id, text, created_at)
    select 'usr', ${me}, ${me}, 'Called.', ${at('p.n')} from ${people(me)};
  insert into session (account_id, token_hash, device, created_at, last_used_at, expires_at)
    select ${me}, decode(md5(p.id::text), 'hex'), 'Browser', now(), ${at('p.n')}, 'infinity' from ${people(me)};
  insert into access_token (account_id, name, start, token_hash, scopes, created_at, expires_at, revoked_at)
    select ${me}, 'Program', 'koli', decode(md5('token' || p.id), 'hex'), '{}', now(), timestamptz '2027-01-01',
      case when p.n % 3 = 0 then timestamptz '2026-11-19' end from ${people(me)};
  insert into saved_payment_method (account_id, customer_id, method_id, brand, last4, expiry_month, expiry_year,
      created_at)
    select ${me}, 'cus_1', 'pm_' || n, 'visa', '4242', 11, 2039, now() from generate_series(1, ${ROWS}) as n;
  insert into saved_list (account_id, name, created_at, updated_at)
    select ${me}, 'Noodles', now(), now() from generate_series(1, ${ROWS});
  insert into webhook (owner_id, url, events, sealed_secret, state, created_at, updated_at)
    select ${me}, 'https://example.com', '{}', 'sealed', 'enabled', now(), now() from generate_series(1, ${ROWS});
  insert into webhook_delivery (webhook_id, event_id, event, body, state, created_at)
    select (select min(id) from webhook), 'evt_' || n, 'remark.hired', '{}', 'succeeded', now() from generate_series(1, ${ROWS}) as n;
  insert into oauth_app (client_id, owner_id, name, website, redirect_uris, created_at)
    select 'app-' || n, ${me}, 'Planner', 'https://planner.example/', '{https://planner.example/back}', now()
      from generate_series(1, ${ROWS}) as n;
  insert into oauth_grant (app_id, account_id, scopes, refused_scopes, created_at)
    select id, ${me}, '{campaigns:read}', '{}', now() from oauth_app;
  insert into staff_proposal (operation, input, sha256, subject, subject_id, proposer_id, created_at, expires_at)
    select 'ruleDispute', n, encode(sha256(convert_to('ruleDispute' || n, 'UTF8')), 'hex'), 'remark', 1, ${me},
      '2026-11-20', '2099-01-01' from generate_series(1, ${ROWS}) as n;
  insert into follower_jump (profile_id, before, after, at) select p.id, 1000, 9000, ${at('p.n')} from ${people(me)};
  insert into provider_event (id, type, created_at) select 'evt_' || p.id, 'charge.updated', ${at('p.n')} from ${people(me)};
  update campaign set is_featured = true, feature_position = case when id % 3 > 0 then id / 2 end where state = 'open';`;

/** Fills every list with rows, of which some are the same in what they are sorted by. */
export async function fillLists(product: TestProduct): Promise<ListRows> {
  const me = await createPerson(product, { isStaff: true });
  const others = await createPeople(product);
  const [other] = others;
  if (!other) throw new Error('there is nobody');
  const [campaignId = 0, hiredCampaignId = 0, newCampaignId = 0] = await createCampaigns(product, me, other);
  for (const text of [jobsSql(me.id, campaignId, hiredCampaignId), shopSql(me.id), othersSql(me.id)])
    await sql(product.databaseUrl, text);
  let conversationId = '';
  for (const person of others) conversationId = (await talk(person, me)).conversationId;
  for (let n = 1; n < ROWS; n += 1) await talk(others.at(-1) ?? other, me, `Hello ${n}`);
  for (let n = 0; n < ROWS; n += 1) {
    const { id } = await createPerson(product, {});
    await sql(
      product.databaseUrl,
      `insert into block (blocker_id, blocked_id, created_at) values (${me.id}, ${id}, ${at(String(n))})`,
    );
  }
  // The events of the messages are there.
  await product.settled();
  return {
    me,
    campaignId,
    hiredCampaignId,
    newCampaignId,
    conversationId,
    productId: await idOf(product, `select min(product_id) as id from product_review`),
    webhookId: await idOf(product, 'select min(id) as id from webhook'),
    newsId: await idOf(product, 'select min(id) as id from news'),
  };
}
