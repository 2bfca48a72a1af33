import type { Agenda } from './agenda.ts';
import { type DemoCampaign as CampaignContent, people } from './content.ts';
import type { PlannedJob, Reach } from './job-life.ts';
import { planInvitations } from './plan-invitations.ts';
import { planTalks } from './plan-talks.ts';
import { planJob } from './play-jobs.ts';
import { Rng } from './rng.ts';
import type { OpenCampaign, Stage } from './stage.ts';

const DAY = 86_400_000;

const DEMO_INFLUENCER = 0;

/** How far the jobs of a paid campaign get, in the order of its applications. */
const paidReaches: readonly Reach[] = [
  'released',
  'hired',
  'accepted',
  'offered',
  'done',
  'rejected',
  'released',
  'cancelAsked',
  'hired',
  'countered',
  'disputed',
  'released',
  'cancelled',
  'done',
];

/** Final states, for campaigns that have ended. */
const endedReaches: readonly Reach[] = ['released', 'cancelled', 'released', 'rejected'];
/** When somebody applies, as a part of the days that a campaign is open, where that matters. */
const within: Readonly<Partial<Record<Reach, readonly [number, number]>>> = {
  // Early enough for all steps.
  disputed: [0.01, 0.1],
  settled: [0.01, 0.1],
  // Lately enough that it has not lapsed.
  offered: [0.6, 0.7],
};

/** What the demo brand has besides, two in each running paid campaign. */
const demoBrandReaches: readonly Reach[] = ['disputed', 'settled', 'offered', 'cancelled'];
const freeReaches: readonly Reach[] = ['done', 'hired', 'applied'];

interface Applicant {
  readonly id: number;
  readonly index: number;
}

/** Everybody with enough followers, but for the demo influencer, whose jobs are planned apart. */
function ableFor({ cast }: Stage, campaign: OpenCampaign): Applicant[] {
  return people.flatMap((person, index) => {
    const id = cast.influencerIds[index];
    const isAble = id !== undefined && person.followers >= campaign.content.minFollowers;
    return isAble && index !== DEMO_INFLUENCER ? [{ id, index }] : [];
  });
}

/** Whether a member's interests fit a campaign. */
function fits({ index }: Applicant, { content }: OpenCampaign): boolean {
  return people[index]?.interests.some((name) => content.categories.includes(name)) ?? false;
}

/** Whether it is the demo brand's, with jobs in every state. */
const isOfDemoBrand = ({ cast }: Stage, { ownerId }: OpenCampaign): boolean => ownerId === cast.brandIds[0];

/** Who applies: for paid campaigns some who can be paid out, then whoever cares about the subject. */
function applicantsOf(stage: Stage, campaign: OpenCampaign, count: number, rng: Rng): Applicant[] {
  const able = rng.shuffle(ableFor(stage, campaign));
  const isPaid = campaign.content.type === 'paid';
  const payable = isPaid
    ? able.filter(({ id }) => stage.banked.includes(id)).slice(0, isOfDemoBrand(stage, campaign) ? 5 : 2)
    : [];
  const caring = able.sort((a, b) => Number(fits(b, campaign)) - Number(fits(a, campaign))).slice(0, count);
  const all = new Map([...payable, ...caring].map((one) => [one.id, one]));
  return [...all.values()].slice(0, Math.max(count, payable.length));
}

function offerFor(campaign: OpenCampaign, rng: Rng): number {
  const budget = campaign.content.budgetMinor ?? 0;
  return Math.max(500, Math.round((budget * rng.between(0.75, 1.05)) / 500) * 500);
}

/** How far a job gets: the first three applications of a campaign go on, if the applicant can be paid. */
function reachOf(campaign: OpenCampaign, turn: number, place: number, canBePaid: boolean): Reach {
  if (place > 2) return place % 4 === 0 ? 'declined' : 'applied';
  const { type, endsInDays } = campaign.content;
  const pick = (reaches: readonly Reach[]): Reach => reaches[turn % reaches.length] ?? 'applied';
  if (type !== 'paid') return pick(freeReaches);
  const wanted = pick(endsInDays < 0 ? endedReaches : paidReaches);
  const needsBank = wanted !== 'offered' && wanted !== 'rejected';
  if (!needsBank || canBePaid) return wanted;
  return place === 1 ? 'offered' : 'applied';
}

/** The running paid campaigns of the demo brand, in their order. */
const demoBrandsOwn = (stage: Stage): readonly OpenCampaign[] =>
  stage.open.filter(
    (one) => isOfDemoBrand(stage, one) && one.content.type === 'paid' && one.content.endsInDays > 5,
  );

/** The same with what the demo brand has besides. */
function reachIn(stage: Stage, campaign: OpenCampaign, turn: number, place: number, id: number): Reach {
  const own = demoBrandsOwn(stage).indexOf(campaign);
  const more = own >= 0 && place > 2 && place < 5 ? demoBrandReaches[2 * own + place - 3] : undefined;
  const canBePaid = stage.banked.includes(id);
  return more && canBePaid ? more : reachOf(campaign, turn, place, canBePaid);
}

/** How many apply: many to the demo brand, nobody to every seventh campaign. */
function countFor(stage: Stage, campaign: OpenCampaign, index: number, rng: Rng): number {
  if (isOfDemoBrand(stage, campaign)) return rng.int(7, 14);
  return index % 7 === 3 ? 0 : rng.int(1, 6);
}

function jobsOf(stage: Stage, campaign: OpenCampaign, index: number, now: Date): PlannedJob[] {
  const rng = new Rng(`applications:${campaign.content.title}`);
  const count = countFor(stage, campaign, index, rng);
  const daysOpen = Math.min(12, (now.getTime() - campaign.openedAt.getTime()) / DAY);
  return applicantsOf(stage, campaign, count, rng).map((applicant, place) => {
    const reach = reachIn(stage, campaign, place + index, place, applicant.id);
    const days = Math.max(1, daysOpen) * rng.between(...(within[reach] ?? [0.01, 0.7]));
    return {
      campaign,
      applicantId: applicant.id,
      appliedAt: new Date(campaign.openedAt.getTime() + days * DAY),
      reach,
      rng: new Rng(`job:${campaign.content.title}:${applicant.index}`),
      amountMinor: offerFor(campaign, rng),
    };
  });
}

/** Whether its steps take a week or more. */
const isLong = (reach: Reach): boolean =>
  ['cancelAsked', 'done', 'disputed', 'settled', 'released'].includes(reach);

/** The demo influencer is in the middle of everything: one job in each state. */
function jobsOfDemoInfluencer(stage: Stage, now: Date): PlannedJob[] {
  const applicantId = stage.cast.influencerIds[DEMO_INFLUENCER];
  const followers = people[DEMO_INFLUENCER]?.followers ?? 0;
  if (applicantId === undefined) return [];
  const fitting = stage.open.filter(({ content }) => content.minFollowers <= followers);
  const running = fitting.filter(({ content }) => content.endsInDays > 5);
  const ended = fitting.filter(({ content }) => content.endsInDays < 0);
  const ofDemoBrand = running.filter(({ ownerId }) => ownerId === stage.cast.brandIds[0]);
  const plan: [readonly OpenCampaign[], CampaignContent['type'], Reach, Partial<PlannedJob>?][] = [
    [ofDemoBrand, 'paid', 'accepted'],
    [ofDemoBrand, 'paid', 'countered'],
    [ended, 'paid', 'released'],
    [ended, 'paid', 'released'],
    [ended, 'sponsored', 'done'],
    [running, 'paid', 'hired'],
    [running, 'paid', 'done'],
    [running, 'paid', 'disputed'],
    [running, 'paid', 'offered'],
    [running, 'sponsored', 'hired', { shippingSteps: 0 }],
    [running, 'sponsored', 'hired', { shippingSteps: 2 }],
    [running, 'shoutout', 'hired'],
    [running, 'paid', 'settled'],
    [running, 'paid', 'cancelAsked'],
    [running, 'paid', 'released', { lastStepDaysAgo: 2 }],
    [fitting, 'paid', 'released'],
    [running, 'paid', 'applied'],
  ];
  const taken = new Set<number>();
  return plan.flatMap(([from, type, reach, further]) => {
    const free = from.filter(({ id, content }) => !taken.has(id) && content.type === type);
    // The oldest campaigns leave enough time for all steps; where there are few, one with a brief says more.
    const isQuick = !isLong(reach) || from === ended;
    const briefed = (one: OpenCampaign) => Number(isQuick && Boolean(one.content.brief));
    const campaign = free.sort(
      (a, b) => briefed(b) - briefed(a) || a.openedAt.getTime() - b.openedAt.getTime(),
    )[0];
    if (!campaign) return [];
    taken.add(campaign.id);
    const rng = new Rng(`demo influencer:${campaign.content.title}`);
    const appliedAt = Math.max(
      campaign.openedAt.getTime() + 0.3 * DAY,
      reach === 'offered' || reach === 'countered' ? now.getTime() - 3 * DAY : 0,
    );
    const amountMinor = offerFor(campaign, rng);
    const job = { campaign, applicantId, appliedAt: new Date(appliedAt), reach, rng, amountMinor };
    return [{ ...job, ...further }];
  });
}

/** What the two demo sign-ins write with others; with each other they may begin by themselves. */
function planDemoTalks(agenda: Agenda, { cast }: Stage, jobs: readonly PlannedJob[]): void {
  const [brand, influencer] = [cast.brandIds[0] ?? 0, cast.influencerIds[DEMO_INFLUENCER] ?? 0];
  const ofBrand = jobs.filter(({ campaign }) => campaign.ownerId === brand);
  const ofInfluencer = jobs.filter(({ applicantId }) => applicantId === influencer);
  const apart = ({ campaign, applicantId }: PlannedJob) =>
    campaign.ownerId !== brand || applicantId !== influencer;
  planTalks(agenda, ofBrand.filter(apart), brand, 'brand');
  planTalks(agenda, ofInfluencer.filter(apart), influencer, 'influencer');
}

/** Puts every application, what follows from it and what is written about it on the agenda. */
export function planApplications(agenda: Agenda, stage: Stage): void {
  const jobs = [
    ...stage.open.flatMap((campaign, index) => jobsOf(stage, campaign, index, agenda.until)),
    ...jobsOfDemoInfluencer(stage, agenda.until),
  ];
  for (const job of jobs) planJob(agenda, job);
  planInvitations(agenda, stage, jobs);
  planDemoTalks(agenda, stage, jobs);
}
