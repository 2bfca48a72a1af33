import type { Agenda } from '../agenda.ts';
import { people } from '../content.ts';
import { type Course, courseOfDemoBrand, isOfDemoBrand } from '../demo-brand-courses.ts';
import type { PlannedJob, Reach } from '../job-life.ts';
import { jobsOfDemoInfluencer } from '../jobs-of-demo-influencer.ts';
import { planJob } from '../play-jobs.ts';
import { Rng } from '../rng.ts';
import { DEMO_INFLUENCER, type OpenCampaign, offerFor, type Stage } from '../stage.ts';
import { planInvitations } from './invitations.ts';
import { planTalks } from './talks.ts';

const DAY = 86_400_000;

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

/** Who applies: for paid campaigns some who can be paid out, then whoever cares about the subject. */
function applicantsOf(stage: Stage, campaign: OpenCampaign, count: number, rng: Rng): Applicant[] {
  const able = rng.shuffle(ableFor(stage, campaign));
  const isPaid = campaign.content.type === 'paid';
  const payable = isPaid
    ? able.filter(({ id }) => stage.banked.includes(id)).slice(0, isOfDemoBrand(stage, campaign) ? 9 : 2)
    : [];
  const caring = able.sort((a, b) => Number(fits(b, campaign)) - Number(fits(a, campaign))).slice(0, count);
  const all = new Map([...payable, ...caring].map((one) => [one.id, one]));
  return [...all.values()].slice(0, Math.max(count, payable.length));
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

/** What happens in an application: as elsewhere, or what the demo brand has besides. */
function courseIn(stage: Stage, campaign: OpenCampaign, turn: number, place: number, id: number): Course {
  const canBePaid = stage.banked.includes(id);
  const more = courseOfDemoBrand(stage, campaign, place);
  const isMore = more && (canBePaid || campaign.content.type !== 'paid');
  return isMore ? more : { reach: reachOf(campaign, turn, place, canBePaid) };
}

/** How many apply: many to the demo brand, nobody to every seventh campaign. */
function countFor(stage: Stage, campaign: OpenCampaign, index: number, rng: Rng): number {
  if (isOfDemoBrand(stage, campaign)) return rng.int(9, 14);
  return index % 7 === 3 ? 0 : rng.int(1, 6);
}

function jobsOf(stage: Stage, campaign: OpenCampaign, index: number, now: Date): PlannedJob[] {
  const rng = new Rng(`applications:${campaign.content.title}`);
  const count = countFor(stage, campaign, index, rng);
  const daysOpen = Math.min(12, (now.getTime() - campaign.openedAt.getTime()) / DAY);
  return applicantsOf(stage, campaign, count, rng).map((applicant, place) => {
    const course = courseIn(stage, campaign, place + index, place, applicant.id);
    const early = course.work ? within.disputed : within[course.reach];
    const days = Math.max(1, daysOpen) * rng.between(...(early ?? [0.01, 0.7]));
    return {
      campaign,
      applicantId: applicant.id,
      appliedAt: new Date(campaign.openedAt.getTime() + days * DAY),
      ...course,
      rng: new Rng(`job:${campaign.content.title}:${applicant.index}`),
      amountMinor: offerFor(campaign, rng),
    };
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
