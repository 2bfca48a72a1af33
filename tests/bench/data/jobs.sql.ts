import type { Sizes } from './sizes.ts';

/**
 * Applications, most to few campaigns, and what became of them. Those of paid campaigns that were hired have an offer,
 * a payment, and the movements of the ledger that the product itself would have posted.
 */
export function jobsSql({ profiles, campaigns, remarks, transactions }: Sizes): string[] {
  const hires = Math.ceil(transactions * 0.6);
  const releases = transactions - hires;
  return [
    `insert into remark (campaign_id, applicant_id, text, state, created_at)
      select campaign_id, applicant_id, text, 'applied', at from (
        select distinct on (campaign_id, applicant_id) i, 1 + floor(${campaigns} * power(bench_random(60, i), 1.6))::int as campaign_id,
          1 + floor(${profiles} * bench_random(61, i))::int as applicant_id,
          case when bench_random(62, i) < 0.8 then 'I would love to show this to my followers, number ' || i || '.' end as text,
          now() - interval '100 days' * bench_random(63, i) as at
        from generate_series(1, ${Math.ceil(remarks * 1.08)}) as i) as drawn
      where applicant_id <> (select owner_id from campaign as c where c.id = drawn.campaign_id) order by at limit ${remarks}`,
    `create temp table hired as
      select r.id, r.applicant_id, c.owner_id, c.budget_minor as amount, row_number() over (order by bench_random(64, r.id)) as place
      from remark as r join campaign as c on c.id = r.campaign_id
      where c.type = 'paid' and c.state in ('open', 'awarded') order by bench_random(64, r.id) limit ${hires}`,
    `update remark as r set state = case when h.place <= ${releases} then 'released' when h.place % 2 = 0 then 'done' else 'hired' end,
        hired_at = r.created_at + interval '2 days', done_at = case when h.place <= ${releases} or h.place % 2 = 0 then r.created_at + interval '9 days' end,
        done_text = case when h.place <= ${releases} or h.place % 2 = 0 then 'It is online.' end,
        released_at = case when h.place <= ${releases} then r.created_at + interval '10 days' end
      from hired as h where h.id = r.id`,
    `insert into offer (remark_id, amount_minor, status, created_at, decided_at)
      select id, amount, 'accepted', now(), now() from hired`,
    `insert into payment (remark_id, payer_id, payee_id, amount_minor, currency, state, provider_payment_id, provider_charge_id,
        attempt, created_at, updated_at)
      select id, owner_id, applicant_id, amount, 'USD', 'succeeded', 'pi_bench_' || id, 'ch_bench_' || id, 1, now(), now() from hired`,
    `insert into payout (remark_id, payment_id, payee_id, amount_minor, currency, state, destination, provider_transfer_id, created_at, updated_at)
      select h.id, p.id, h.applicant_id, h.amount, 'USD', 'succeeded', 'acct_bench_' || h.applicant_id, 'tr_bench_' || h.id, now(), now()
      from hired as h join payment as p on p.remark_id = h.id where h.place <= ${releases}`,
    `with made as (insert into ledger_group (key, kind, remark_id, created_at)
        select 'hire-' || id, 'hire', remark_id, now() from payment returning id, remark_id)
      insert into ledger_entry (group_id, account, party_id, remark_id, amount_minor, currency, created_at)
      select m.id, side.account, side.party_id, h.id, side.amount, 'USD', now() from made as m join hired as h on h.id = m.remark_id,
        lateral (values ('card', h.owner_id, -h.amount), ('held', null, h.amount)) as side (account, party_id, amount)`,
    `with made as (insert into ledger_group (key, kind, remark_id, created_at)
        select 'release-' || id, 'release', remark_id, now() from payout returning id, remark_id)
      insert into ledger_entry (group_id, account, party_id, remark_id, amount_minor, currency, created_at)
      select m.id, side.account, side.party_id, h.id, side.amount, 'USD', now() from made as m join hired as h on h.id = m.remark_id,
        lateral (values ('held', null, -h.amount), ('payout', h.applicant_id, h.amount)) as side (account, party_id, amount)`,
    'drop table hired',
  ];
}

/** Notifications, most of them read; some people get very many. */
export function notificationsSql({ profiles, campaigns, notifications }: Sizes): string[] {
  return [
    `insert into notification (recipient_id, event_id, type, code, params, message, image_id, campaign_id, campaign_title, path, created_at, read_at)
      select drawn.recipient, i, 'USER_CAMPAIGN_APPLY', 'job.applied',
        jsonb_build_object('personName', 'Somebody', 'campaignTitle', c.title), 'Somebody applied to “' || c.title || '”.', c.pictures[1], c.id, c.title,
        '/campaigndetail/' || c.id, now() - interval '60 days' * (1 - i::float8 / ${notifications}),
        case when bench_random(72, i) < 0.8 then now() end
      from (select i, 1 + floor(${profiles} * power(bench_random(70, i), 3))::int as recipient,
          1 + floor(${campaigns} * bench_random(71, i))::int as campaign_id
        from generate_series(1, ${notifications}) as i) as drawn
      join campaign as c on c.id = drawn.campaign_id`,
  ];
}
