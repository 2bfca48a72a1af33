import { number } from 'yup';

/** Periods of a deal, in days. 0 switches one off; deadlines that run already stay. */
export interface Periods {
  /** From an offer to its lapse. */
  readonly offerLapseDays: number;
  /** From handing in a draft until silence approves it. */
  readonly draftAnswerDays: number;
  /** From the day on which work was due until the owner can end the job alone, when nothing was handed in. */
  readonly lateEndDays: number;
  /** From done to the release without the owner. */
  readonly autoReleaseDays: number;
  /** From a dispute to the end of the other side's time to answer. */
  readonly disputeAnswerDays: number;
  /** From the answer, or the end of that time, to the ruling. */
  readonly rulingDays: number;
  /** What staff give a side of a dispute in addition. */
  readonly disputeExtensionDays: number;
  /** From the end of a job until its sides can no longer review each other. */
  readonly reviewDays: number;
}

const days = (usual: number, most: number) => number().integer().min(0).max(most).default(usual);

/** Money is held for at most 90 days, so that what runs meanwhile has to be short. */
const WHILE_HELD = 30;

export const periodShape = {
  OFFER_LAPSE_DAYS: days(7, 365),
  DRAFT_ANSWER_DAYS: days(3, WHILE_HELD),
  LATE_END_DAYS: days(7, WHILE_HELD),
  AUTO_RELEASE_DAYS: days(14, WHILE_HELD),
  DISPUTE_ANSWER_DAYS: days(5, WHILE_HELD),
  RULING_DAYS: days(7, WHILE_HELD),
  DISPUTE_EXTENSION_DAYS: days(2, WHILE_HELD),
  REVIEW_DAYS: days(14, 60),
};

/** The periods from the settings. */
export const readPeriods = (values: Readonly<Record<keyof typeof periodShape, number>>): Periods => ({
  offerLapseDays: values.OFFER_LAPSE_DAYS,
  draftAnswerDays: values.DRAFT_ANSWER_DAYS,
  lateEndDays: values.LATE_END_DAYS,
  autoReleaseDays: values.AUTO_RELEASE_DAYS,
  disputeAnswerDays: values.DISPUTE_ANSWER_DAYS,
  rulingDays: values.RULING_DAYS,
  disputeExtensionDays: values.DISPUTE_EXTENSION_DAYS,
  reviewDays: values.REVIEW_DAYS,
});
