import { type DemoCampaign, people } from './content.ts';
import { isOfDemoBrand } from './demo-brand-courses.ts';
import type { PlannedJob, Reach } from './job-life.ts';
import { Rng } from './rng.ts';
import { DEMO_INFLUENCER, type OpenCampaign, offerFor, type Stage } from './stage.ts';

const DAY = 86_400_000;

/** Whether its steps take a week or more. */
const isLong = (reach: Reach): boolean =>
  ['cancelAsked', 'done', 'disputed', 'settled', 'released'].includes(reach);

/** The demo influencer is in the middle of everything: one job in each state, and at each stage of the work. */
export function jobsOfDemoInfluencer(stage: Stage, now: Date): PlannedJob[] {
  const applicantId = stage.cast.influencerIds[DEMO_INFLUENCER];
  const followers = people[DEMO_INFLUENCER]?.followers ?? 0;
  if (applicantId === undefined) return [];
  const fitting = stage.open.filter(({ content }) => content.minFollowers <= followers);
  const running = fitting.filter(({ content }) => content.endsInDays > 5);
  const ended = fitting.filter(({ content }) => content.endsInDays < 0);
  const isOurs = (one: OpenCampaign) => isOfDemoBrand(stage, one);
  const briefed = running.filter(({ content }) => content.brief);
  const drafted = briefed.filter(({ content }) => content.brief?.draftFirst && content.brief.rounds === 2);
  const plan: [readonly OpenCampaign[], DemoCampaign['type'], Reach, Partial<PlannedJob>?][] = [
    [running.filter(isOurs), 'paid', 'accepted'],
    [running.filter(isOurs), 'paid', 'countered'],
    [ended.filter(isOurs), 'paid', 'hired', { work: 'late' }],
    [drafted, 'paid', 'hired', { work: 'draft' }],
    [drafted, 'paid', 'hired', { work: 'changes', change: 'proposed' }],
    [drafted, 'paid', 'hired', { work: 'draftApproved', change: 'agreed' }],
    [drafted, 'paid', 'done', { work: 'approved' }],
    [briefed, 'paid', 'done'],
    [briefed, 'shoutout', 'done'],
    [briefed, 'sponsored', 'hired', { shippingSteps: 3 }],
    [ended, 'paid', 'released'],
    [ended, 'paid', 'released'],
    [ended, 'sponsored', 'done'],
    [running, 'paid', 'hired'],
    [running, 'paid', 'disputed'],
    [running, 'paid', 'offered'],
    [running, 'sponsored', 'hired', { shippingSteps: 0 }],
    [running, 'sponsored', 'hired', { shippingSteps: 2 }],
    [running, 'shoutout', 'hired'],
    [running, 'paid', 'settled'],
    [running, 'paid', 'cancelAsked'],
    [running, 'paid', 'released', { lastStepDaysAgo: 2 }],
    [running, 'paid', 'released', { lastStepDaysAgo: 6, extra: 'proposed' }],
    [running, 'paid', 'released', { lastStepDaysAgo: 6, extra: 'running' }],
    [fitting, 'paid', 'released'],
    [running, 'paid', 'applied'],
  ];
  const taken = new Set<number>();
  return plan.flatMap(([from, type, reach, further]) => {
    const free = from.filter(({ id, content }) => !taken.has(id) && content.type === type);
    // The oldest campaigns leave enough time for all steps; where there are few, one with a brief says more.
    const isQuick = !isLong(reach) || from === ended;
    const rank = (one: OpenCampaign) => Number(isQuick && Boolean(one.content.brief));
    const [campaign] = free.sort((a, b) => rank(b) - rank(a) || a.openedAt.getTime() - b.openedAt.getTime());
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
