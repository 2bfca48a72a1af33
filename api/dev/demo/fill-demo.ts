import { setCampaignDisabled, setFavourite } from '../../modules/campaigns/campaign.service.ts';
import { expireCampaigns } from '../../modules/campaigns/review/campaign-jobs.service.ts';
import {
  approveCampaign,
  featureCampaign,
  rejectCampaign,
} from '../../modules/staff/campaign-desk.service.ts';
import { dayOf } from '../../platform/clock.ts';
import { sql } from '../../platform/sql.ts';
import { Agenda } from './agenda.ts';
import { remarks } from './content.ts';
import { acting, type DemoParts } from './demo-parts.ts';
import { clearingAtOnce, fillArrivals } from './fill-arrivals.ts';
import { fillAudience } from './fill-audience.ts';
import { fillBankAccounts } from './fill-bank-accounts.ts';
import { fillCampaigns, type PostedCampaign } from './fill-campaigns.ts';
import { fillNews } from './fill-news.ts';
import { planOrders } from './fill-orders.ts';
import { type DemoCast, fillPeople } from './fill-people.ts';
import { fillProducts } from './fill-products.ts';
import { planApplications } from './plans/applications.ts';
import { proveAccounts } from './prove-accounts.ts';
import { Rng } from './rng.ts';
import type { OpenCampaign } from './stage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What staff does with a posted campaign: answers when it was approved; the newest still wait. */
function review(agenda: Agenda, cast: DemoCast, campaign: PostedCampaign, index: number): Date | null {
  const { id, content } = campaign;
  const rng = new Rng(`review:${content.title}`);
  const at = new Date(campaign.postedAt.getTime() + rng.between(3, 40) * HOUR);
  if (content.endsInDays > 20 && index % 9 === 4) return null;
  if (content.endsInDays > 0 && index % 13 === 6) {
    const reason = rng.pick(remarks.rejected);
    agenda.write(at, cast.staffId, (ctx) => rejectCampaign(ctx, id, reason));
    return null;
  }
  agenda.write(at, cast.staffId, (ctx) => approveCampaign(ctx, id));
  return at;
}

/** The first campaigns of each category before the second ones, so that neighbours differ. */
function varied<C extends PostedCampaign>(campaigns: readonly C[], most: number): C[] {
  const rounds = new Map<string, number>();
  const round = ({ content }: C): number => {
    const name = content.categories[0] ?? '';
    const next = rounds.get(name) ?? 0;
    rounds.set(name, next + 1);
    return next;
  };
  return campaigns
    .map((campaign) => ({ campaign, round: round(campaign) }))
    .sort((a, b) => a.round - b.round)
    .slice(0, most)
    .map(({ campaign }) => campaign);
}

/** The demo influencer keeps some running campaigns for later. */
function keep(agenda: Agenda, influencerId: number, open: readonly OpenCampaign[]): void {
  const days = (since: Date) => (agenda.until.getTime() - since.getTime()) / DAY;
  const running = open.filter(({ content, openedAt }) => content.endsInDays > 8 && days(openedAt) > 3);
  for (const [place, { id }] of varied(new Rng('favourites').shuffle(running), 5).entries()) {
    const at = new Date(agenda.until.getTime() - (place + 1) * 9 * HOUR);
    agenda.write(at, influencerId, (ctx) => setFavourite(ctx, id, true));
  }
}

/**
 * Features some running campaigns of each type, lets two owners hide theirs, and one influencer keep others. Answers those
 * that are hidden.
 */
function arrange(agenda: Agenda, cast: DemoCast, open: readonly OpenCampaign[]): readonly OpenCampaign[] {
  const soon = new Date(agenda.until.getTime() - 2 * HOUR);
  const running = open.filter(({ content }) => content.endsInDays > 3);
  for (const type of ['paid', 'sponsored', 'shoutout']) {
    const ofType = running.filter(({ content }) => content.type === type);
    for (const [place, { id }] of varied(new Rng(`featured:${type}`).shuffle(ofType), 8).entries())
      agenda.write(soon, cast.staffId, (ctx) => featureCampaign(ctx, id, place + 1, 'Home page'));
  }
  const hidden = running.slice(7, 9);
  const shown = open.filter((campaign) => !hidden.includes(campaign));
  keep(agenda, cast.influencerIds[0] ?? 0, shown);
  for (const { id, ownerId } of hidden)
    agenda.write(soon, ownerId, (ctx) => setCampaignDisabled(ctx, id, true));
  return hidden;
}

/** Whether there is an account already. */
export async function isFilled(parts: DemoParts): Promise<boolean> {
  const found = await sql<{ some: boolean }>`select exists (select from account) as some`.execute(
    parts.orm.em.fork().getKysely(),
  );
  return found.rows[0]?.some ?? false;
}

/** Marks what is older than two days as read, as people do. */
async function readOldNotifications(parts: DemoParts, now: Date): Promise<void> {
  await sql`update notification set read_at = created_at + interval '5 hours'
    where created_at < ${new Date(now.getTime() - 2 * DAY)}`.execute(parts.orm.em.fork().getKysely());
}

/** A rate for estimates of payouts, which a real installation fetches; it is too old after a week. */
async function fillRate(parts: DemoParts, now: Date): Promise<void> {
  await sql`insert into exchange_rate (base, quote, rate, day, fetched_at)
    values ('USD', 'SGD', 1.3041, ${dayOf(now)}::date, ${now}) on conflict do nothing`.execute(
    parts.orm.em.fork().getKysely(),
  );
}

/** Some members are online at the end; they go offline a minute later. */
async function lookIn(parts: DemoParts): Promise<void> {
  const found = await sql<{ id: number }>`select id from profile order by md5(id::text) limit 24`.execute(
    parts.orm.em.fork().getKysely(),
  );
  for (const { id } of found.rows) parts.ports.presence.seen(id);
}

/** Runs all actions up to the present, in order. */
async function play(parts: DemoParts, now: Date): Promise<void> {
  const { cast, campaigns, sold } = await acting(parts, 0, now).inTransaction(async ({ em }) => {
    const cast = await fillPeople(em, now);
    const campaigns = await fillCampaigns(em, cast, now);
    return { cast, campaigns, sold: await fillProducts(em, cast, now) };
  });
  const banked = await fillBankAccounts(parts, cast, new Date(now.getTime() - 60 * DAY));
  const agenda = new Agenda(parts, cast.staffId, now);
  const open = campaigns.flatMap((campaign, index) => {
    const openedAt = review(agenda, cast, campaign, index);
    return openedAt ? [{ ...campaign, openedAt }] : [];
  });
  const hidden = arrange(agenda, cast, open);
  planOrders(agenda, cast, sold);
  planApplications(agenda, { cast, banked, open, hidden });
  await agenda.run();
  await fillNews(parts, cast.staffId, now);
  await acting(parts, cast.staffId, now, true).inTransaction((ctx) => expireCampaigns(ctx, 1000));
}

/**
 * Fills an empty database with the demo: people and campaigns by the factories, what happens between them through the
 * services. Deterministic but for the day it is filled on. Does nothing when there is an account already.
 */
export async function fillDemo(parts: DemoParts): Promise<boolean> {
  if (await isFilled(parts)) return false;
  const now = new Date();
  await play(clearingAtOnce(parts), now);
  await parts.settled();
  await proveAccounts(parts, now);
  await fillArrivals(parts, now);
  await fillAudience(parts, now);
  await fillRate(parts, now);
  await readOldNotifications(parts, now);
  await lookIn(parts);
  return true;
}
