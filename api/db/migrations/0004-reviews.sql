-- The time in which both sides of a settled job may review each other. `closed_at`: both reviews were in, or the time was
-- over; the reviews appeared then.
create table review_period (
  remark_id int primary key references remark,
  ends_at timestamptz not null,
  reminded_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null
);
create index review_period_open on review_period (ends_at) where closed_at is null;

-- A review of one side of a job by the other. Nobody but its author sees it before `published_at`. `is_linked`: both
-- sides use the same card or bank account, so it is shown to the two alone and does not count.
create table job_review (
  id int generated always as identity primary key,
  remark_id int not null references remark,
  author_id int not null references account,
  subject_id int not null references account,
  rating int not null check (rating between 1 and 5),
  text text not null check (length(text) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  is_linked boolean not null default false,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_by int references account,
  hidden_reason text,
  unique (remark_id, author_id),
  check (author_id <> subject_id),
  check (num_nonnulls(answer, answered_at) in (0, 2)),
  check (answer is null or published_at is not null),
  check (num_nonnulls(hidden_at, hidden_by, hidden_reason) in (0, 3))
);
create trigger job_review_touched before insert or update on job_review for each row execute function touch();
create index job_review_public on job_review (subject_id, published_at desc, id desc)
  where published_at is not null and hidden_at is null and not is_linked;
create index job_review_author on job_review (author_id);

-- Figures of a member, counted from jobs and reviews; never typed.
create table reputation (
  account_id int primary key references account,
  jobs_done int not null,
  review_count int not null,
  rating numeric(3, 2),
  answer_hours int,
  release_hours int
);

-- What the payment provider says about cards and bank accounts of a member: the same one has the same fingerprint.
create table account_fingerprint (
  account_id int not null references account,
  kind text not null check (kind in ('card', 'bank')),
  fingerprint text not null,
  created_at timestamptz not null,
  primary key (account_id, kind, fingerprint)
);

-- When the card of a payment was asked for at the provider; the charge itself is settled without waiting for that.
alter table payment add column card_seen_at timestamptz;
alter table order_payment add column card_seen_at timestamptz;
create index payment_card_unseen on payment (id) where state = 'succeeded' and card_seen_at is null;
create index order_payment_card_unseen on order_payment (id) where state = 'succeeded' and card_seen_at is null;

-- A report may be about a review; those without a reporter were made by the system.
alter table report alter column reporter_id drop not null;
alter table report add column review_id int references job_review;
alter table report drop constraint report_check;
alter table report add constraint report_about_one check (num_nonnulls(campaign_id, person_id, review_id) = 1);
create unique index report_open_review on report (reporter_id, review_id)
  where resolved_at is null and review_id is not null;

-- Jobs settled within the last 14 days can be reviewed, too.
insert into review_period (remark_id, ends_at, created_at)
select r.id, s.at + interval '14 days', s.at
from remark as r join campaign as c on c.id = r.campaign_id
  cross join lateral (select max(t.at) as at from transition as t
    where t.process = 'remark' and t.subject_id = r.id and t.to_state = r.state) as s
where (r.state in ('released', 'settled') or r.state = 'done' and c.type <> 'paid') and s.at > now() - interval '14 days';

insert into reputation (account_id, jobs_done, review_count, answer_hours, release_hours)
select m.id,
  (select count(*) from remark as j join campaign as c on c.id = j.campaign_id
    where (j.applicant_id = m.id or j.owner_id = m.id)
      and (j.state in ('released', 'settled') or j.state = 'done' and c.type <> 'paid')),
  0,
  (select greatest(1, ceil(percentile_cont(0.5) within group (order by extract(epoch from o.decided_at - o.created_at)) / 3600))
    from offer as o join remark as j on j.id = o.remark_id
    where j.applicant_id = m.id and o.status in ('accepted', 'rejected') and o.decided_at is not null having count(*) >= 3),
  (select greatest(1, ceil(percentile_cont(0.5) within group (order by extract(epoch from j.released_at - j.done_at)) / 3600))
    from remark as j where j.owner_id = m.id and j.state = 'released' and j.released_at is not null
      and j.done_at is not null having count(*) >= 3)
from account as m
where exists (select from remark as j where j.applicant_id = m.id or j.owner_id = m.id);
