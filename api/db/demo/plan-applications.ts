import type { Agenda } from './agenda.ts';
import { people } from './content/people.ts';
import type { DemoParts } from './demo-parts.ts';
import type { PostedCampaign } from './fill-campaigns.ts';
import type { DemoCast } from './fill-people.ts';
import { planJob, type Reach } from './play-jobs.ts';
import { Rng } from './rng.ts';

const DAY = 86_400_000;

/** A campaign that staff approved at some time. */
export type OpenCampaign = PostedCampaign & { readonly openedAt: Date };

/** Who there is to apply, and to what. */
export interface Stage {
  readonly cast: DemoCast;
  /** Account ids of influencers who can be paid out. */
  readonly banked: readonly number[];
  readonly open: readonly OpenCampaign[];
  readonly now: Date;
}

const DEMO_INFLUENCER = 0;

/** How far the jobs of a paid campaign get, in the order of its applications. */
const paidReaches: readonly Reach[] = ['released', 'hired', 'accepted', 'offered', 'rejected', 'done'];
const freeReaches: readonly Reach[] = ['done', 'hired', 'applied'];

interface Applicant {
  readonly id: number;
  readonly index: number;
}

/** Who may apply: enough followers, and what they care about comes first. */
function candidatesOf({ cast }: Stage, campaign: OpenCampaign, rng: Rng): Applicant[] {
  const { content } = campaign;
  const able = people.flatMap((person, index) => {
    const id = cast.influencerIds[index];
    const isAble = id !== undefined && person.followers >= content.minFollowers && index !== DEMO_INFLUENCER;
    return isAble
      ? [{ id, index, fits: person.interests.some((name) => content.categories.includes(name)) }]
      : [];
  });
  return rng.shuffle(able).sort((a, b) => Number(b.fits) - Number(a.fits));
}

function offerFor(campaign: OpenCampaign, rng: Rng): number {
  const budget = campaign.content.budget ?? 0;
  return Math.max(500, Math.round((budget * rng.between(0.75, 1.05)) / 500) * 500);
}

function planCampaign(
  parts: DemoParts,
  agenda: Agenda,
  stage: Stage,
  campaign: OpenCampaign,
  index: number,
): void {
  const rng = new Rng(`applications:${campaign.content.title}`);
  const isDemoBrand = campaign.ownerId === stage.cast.brandIds[0];
  const count = isDemoBrand ? rng.int(7, 14) : index % 7 === 3 ? 0 : rng.int(1, 6);
  const isPaid = campaign.content.type === 'paid';
  const chosen = candidatesOf(stage, campaign, rng).slice(0, count);
  const payable = isPaid
    ? rng
        .shuffle(
          stage.cast.influencerIds.flatMap((id, at) =>
            stage.banked.includes(id) &&
            at !== DEMO_INFLUENCER &&
            (people[at]?.followers ?? 0) >= campaign.content.minFollowers
              ? [{ id, index: at }]
              : [],
          ),
        )
        .slice(0, 2)
    : [];
  const applicants = [...new Map([...payable, ...chosen].map((one) => [one.id, one])).values()].slice(
    0,
    Math.max(count, payable.length),
  );
  const span = Math.max(
    1,
    (Math.min(stage.now.getTime(), campaign.openedAt.getTime() + 12 * DAY) - campaign.openedAt.getTime()) /
      DAY,
  );
  for (const [place, applicant] of applicants.entries()) {
    const canBePaid = stage.banked.includes(applicant.id);
    const wanted = isPaid
      ? paidReaches[(place + index) % paidReaches.length]
      : freeReaches[(place + index) % freeReaches.length];
    const needsBank = wanted !== 'offered' && wanted !== 'rejected' && wanted !== 'applied';
    const reach: Reach =
      place > 2
        ? 'applied'
        : isPaid && needsBank && !canBePaid
          ? place === 1
            ? 'offered'
            : 'applied'
          : (wanted ?? 'applied');
    const appliedAt = new Date(campaign.openedAt.getTime() + rng.between(0.05, span * 0.7) * DAY);
    planJob(parts, agenda, {
      campaign,
      applicantId: applicant.id,
      appliedAt,
      reach,
      rng: new Rng(`job:${campaign.content.title}:${applicant.index}`),
      amountMinor: offerFor(campaign, rng),
    });
  }
}

/** The demo influencer is in the middle of everything: one job in each state. */
function planDemoInfluencer(parts: DemoParts, agenda: Agenda, stage: Stage): void {
  const applicantId = stage.cast.influencerIds[DEMO_INFLUENCER];
  const followers = people[DEMO_INFLUENCER]?.followers ?? 0;
  if (applicantId === undefined) return;
  const fitting = stage.open.filter(({ content }) => content.minFollowers <= followers);
  const own = fitting.filter(({ ownerId }) => ownerId === stage.cast.brandIds[0]);
  const plan: [readonly OpenCampaign[], 'paid' | 'free', Reach][] = [
    [own.filter(({ content }) => content.endsInDays > 5), 'paid', 'accepted'],
    [fitting.filter(({ content }) => content.endsInDays < 0), 'paid', 'released'],
    [fitting.filter(({ content }) => content.endsInDays < 0), 'paid', 'released'],
    [fitting.filter(({ content }) => content.endsInDays < 0), 'free', 'done'],
    [fitting, 'paid', 'released'],
    [fitting.filter(({ content }) => content.endsInDays > 5), 'paid', 'hired'],
    [fitting.filter(({ content }) => content.endsInDays > 5), 'paid', 'done'],
    [fitting.filter(({ content }) => content.endsInDays > 5), 'paid', 'offered'],
    [fitting.filter(({ content }) => content.endsInDays > 5), 'free', 'hired'],
    [fitting.filter(({ content }) => content.endsInDays > 5), 'paid', 'applied'],
  ];
  const taken = new Set<number>();
  for (const [from, type, reach] of plan) {
    const free = from.filter(
      ({ id, content }) => !taken.has(id) && (content.type === 'paid') === (type === 'paid'),
    );
    // The oldest leave enough time for everything to have happened.
    const campaign = free.sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime())[0];
    if (!campaign) continue;
    taken.add(campaign.id);
    const rng = new Rng(`demo influencer:${campaign.content.title}`);
    planJob(parts, agenda, {
      campaign,
      applicantId,
      appliedAt: new Date(
        Math.max(
          campaign.openedAt.getTime() + 0.3 * DAY,
          reach === 'offered' ? stage.now.getTime() - 2 * DAY : 0,
        ),
      ),
      reach,
      rng,
      amountMinor: offerFor(campaign, rng),
    });
  }
}

/** Puts every application and what follows from it on the agenda. */
export function planApplications(parts: DemoParts, agenda: Agenda, stage: Stage): void {
  for (const [index, campaign] of stage.open.entries()) planCampaign(parts, agenda, stage, campaign, index);
  planDemoInfluencer(parts, agenda, stage);
}
