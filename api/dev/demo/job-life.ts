import type { StepsCtx } from '../../platform/process/steps.ts';
import type { Agenda } from './agenda.ts';
import type { PostedCampaign } from './fill-campaigns.ts';
import type { Rng } from './rng.ts';

const HOUR = 3_600_000;

const order = ['applied', 'offered', 'accepted', 'hired', 'done', 'released'] as const;

/** How a job ends early, and the state it reaches before. */
const endings = {
  declined: 'applied',
  rejected: 'offered',
  countered: 'offered',
  cancelAsked: 'hired',
  cancelled: 'hired',
  disputed: 'done',
  settled: 'done',
} as const;

/** The final state of a job of the demo, unless the present comes earlier. */
export type Reach = (typeof order)[number] | keyof typeof endings;

const isEnding = (reach: Reach): reach is keyof typeof endings => reach in endings;

/**
 * Where the work of a job stands: a draft waits, changes of one are asked for, drafts are approved, nothing came in time,
 * all is approved.
 */
export type WorkStage = 'draft' | 'changes' | 'draftApproved' | 'late' | 'approved';

/** A later date: on the table, or agreed with a second deal sheet. */
export type PlannedChange = 'proposed' | 'agreed';

/** What comes on top of a paid job: longer use on the table, or more work under way. */
export type PlannedExtra = 'proposed' | 'running';

/** A planned job of the demo. */
export interface PlannedJob {
  readonly campaign: PostedCampaign;
  readonly applicantId: number;
  readonly appliedAt: Date;
  readonly reach: Reach;
  readonly rng: Rng;
  /** US cents of the offer. */
  readonly amountMinor: number;
  /** Steps on the way of its product that are taken; by the influencer's number when absent. */
  readonly shippingSteps?: number;
  /** Where its work stands, when it has not gone further. */
  readonly work?: WorkStage;
  readonly change?: PlannedChange;
  readonly extra?: PlannedExtra;
  /** Its last step is so many days before the present. */
  readonly lastStepDaysAgo?: number;
}

/** A job while it is put on the agenda: each step comes some hours after the one before. */
export class Life {
  remarkId = 0;
  private at: Date;
  private readonly agenda: Agenda;
  readonly job: PlannedJob;

  constructor(agenda: Agenda, job: PlannedJob) {
    this.agenda = agenda;
    this.job = job;
    this.at = job.appliedAt;
  }

  /** Whether the job gets at least this far. */
  goesTo(step: (typeof order)[number]): boolean {
    const { reach } = this.job;
    return order.indexOf(isEnding(reach) ? endings[reach] : reach) >= order.indexOf(step);
  }

  /** The owner does something after some hours. */
  owner([least, most]: readonly [number, number], run: (ctx: StepsCtx) => Promise<unknown>): void {
    this.add(this.job.rng.between(least, most), this.job.campaign.ownerId, run);
  }

  /** The applicant does something after some hours. */
  applicant([least, most]: readonly [number, number], run: (ctx: StepsCtx) => Promise<unknown>): void {
    this.add(this.job.rng.between(least, most), this.job.applicantId, run);
  }

  /** Whether its newest step is in the last days before the present. */
  isWithin(days: number): boolean {
    return this.at.getTime() > this.agenda.until.getTime() - days * 24 * HOUR;
  }

  /** Nothing more happens until some days before the present. */
  waitUntil(daysAgo: number): void {
    this.at = new Date(Math.max(this.at.getTime(), this.agenda.until.getTime() - daysAgo * 24 * HOUR));
  }

  private add(hours: number, accountId: number, run: (ctx: StepsCtx) => Promise<unknown>): void {
    this.at = new Date(this.at.getTime() + hours * HOUR);
    this.agenda.add(this.at, accountId, run);
  }
}
