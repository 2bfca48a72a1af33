import type { Look } from './life.ts';

/** A step of a job, from the log. */
export interface Step {
  readonly action: string;
  readonly from: string | null;
  readonly to: string;
  readonly side: string;
  readonly at: Date;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A period of silence, as the deal says. */
interface Period {
  readonly length: number;
  /** States in which it runs. */
  readonly states: readonly string[];
  /** What the sides are shown; null for what is not shown at the job. */
  readonly kind: string | null;
  /** Steps that begin it. */
  readonly begins: readonly string[];
  /** What silence does at its end. */
  readonly end: string;
}

const periods: readonly Period[] = [
  {
    length: 7 * DAY,
    states: ['offered', 'countered'],
    kind: 'OFFER_LAPSE',
    begins: ['makeOffer', 'changeOffer', 'counterOffer', 'beginExtra'],
    end: 'offerLapsed',
  },
  {
    length: 3 * DAY,
    states: ['cancel_asked'],
    kind: 'CANCEL_ANSWER',
    begins: ['askToCancel'],
    end: 'silenceAgrees',
  },
  {
    length: 14 * DAY,
    states: ['done'],
    kind: 'AUTO_RELEASE',
    begins: ['markAsDone', 'nothingToDo', 'payoutReversed'],
    end: 'silenceReleases',
  },
  { length: 7 * DAY, states: ['hired'], kind: null, begins: ['proposeAmendment'], end: 'amendmentLapsed' },
];
const release = periods[2] as Period;

/** Steps after which silence may speak again to the same deadline, because the provider refused. */
const refusals: ReadonlySet<string> = new Set(['payoutFailed', 'payoutFailedAgain', 'askedRefundFailed']);

/** The deadlines of one job, begun and ended by its steps, beside those that we store. */
class Deadlines {
  private readonly until = new Map<Period, Date>();
  private readonly spoken = new Set<Period>();

  /** Takes a step in, and returns what is wrong with it. */
  take(step: Step): string | null {
    const ended = periods.find(({ end }) => end === step.action);
    const wrong = ended ? this.speak(ended, step) : null;
    if (refusals.has(step.action)) this.spoken.clear();
    const begun = periods.find(({ begins }) => begins.includes(step.action));
    if (begun) {
      this.until.set(begun, new Date(step.at.getTime() + begun.length));
      this.spoken.delete(begun);
    }
    return wrong;
  }

  private speak(period: Period, { action, from, at }: Step): string | null {
    const until = this.until.get(period);
    const what = `${action} at ${at.toISOString()}`;
    if (!until || !period.states.includes(from ?? '')) return `${what} without a cause`;
    if (at < until) return `${what}, before ${until.toISOString()}`;
    if (this.spoken.has(period)) return `${what} again`;
    this.spoken.add(period);
    return null;
  }

  /** The deadline that is shown in a state; null when none of silence is. */
  running(state: string): { readonly kind: string; readonly until: Date } | null {
    const period = periods.find(({ states, kind }) => kind !== null && states.includes(state));
    const until = period && this.until.get(period);
    return period?.kind && until ? { kind: period.kind, until } : null;
  }
}

/** Steps after which a disputed job may be decided already: only the transfer of the influencer's part is left. */
const decided: ReadonlySet<string> = new Set([
  'ruledPayoutFailed',
  'ruledPayoutFailedAgain',
  'ruledPayoutReversed',
  'partRefundedByHand',
]);

/** Deadlines of running work, which depend on what is handed in. */
const ofWork: ReadonlySet<string> = new Set(['DRAFT_ANSWER', 'WORK_DUE', 'LATE_END']);

/** Checks each step of silence against the deadline of its cause, and what the sides saw of deadlines. */
export function checkDeadlines(steps: readonly Step[], looks: readonly Look[], isPaid: boolean): string[] {
  const faults: string[] = [];
  const deadlines = new Deadlines();
  const seen = Map.groupBy(looks, ({ steps: count }) => count);
  for (const [at, step] of steps.entries()) {
    const wrong = deadlines.take(step);
    if (wrong) faults.push(wrong);
    const running = isPaid ? deadlines.running(step.to) : null;
    for (const look of seen.get(at + 1) ?? []) {
      const until = look.until === null ? null : new Date(look.until).getTime();
      const isOfDispute = look.kind === 'DISPUTE_ANSWER' || look.kind === 'RULING';
      const isRight =
        step.to === 'disputed'
          ? isOfDispute || (look.kind === null && decided.has(step.action))
          : (step.to === 'hired' && (look.kind === null || ofWork.has(look.kind))) ||
            (look.kind === (running?.kind ?? null) && until === (running?.until.getTime() ?? null));
      if (!isRight)
        faults.push(`in ${step.to} a side saw ${look.kind} ${look.until}, not ${JSON.stringify(running)}`);
    }
  }
  return faults;
}

/** How often a job took a step. */
export const countSteps = (steps: readonly Step[], action: string): number =>
  steps.filter((step) => step.action === action).length;

/** Stages at which the owner of a finished job is reminded, in milliseconds before its release. */
const stages = [release.length / 2, 2 * DAY] as const;
const stageAt = (until: number, at: Date): number => {
  const ahead = until - at.getTime();
  return ahead > 0 ? stages.filter((stage) => ahead <= stage).length : 0;
};

/**
 * Checks the reminders of a job: none without a finished job to release, and each stage once. `runs` are the instants at
 * which reminders were made; when nothing held the release up (`isSure`), none may be missing.
 */
export function checkReminders(
  steps: readonly Step[],
  reminders: readonly Date[],
  runs: readonly Date[],
  isSure: boolean,
): string[] {
  const faults: string[] = [];
  const left = [...reminders];
  for (const [at, { action, at: begin }] of steps.entries()) {
    if (!release.begins.includes(action)) continue;
    const until = begin.getTime() + release.length;
    const next = steps.slice(at + 1).find((step) => release.begins.includes(step.action))?.at ?? null;
    const mine = left.filter((one) => one >= begin && (next === null || one < next));
    left.splice(0, mine.length);
    const made = mine.map((one) => stageAt(until, one));
    if (made.includes(0) || new Set(made).size < made.length)
      faults.push(
        `reminders ${mine.map((one) => one.toISOString())} of what is released at ${new Date(until).toISOString()}`,
      );
    const isSilent =
      steps.slice(at + 1).find(({ from, to }) => from === 'done' && to !== 'done')?.action ===
      'silenceReleases';
    const due = new Set(runs.filter((run) => run > begin).map((run) => stageAt(until, run)));
    due.delete(0);
    if (isSure && isSilent && made.length !== due.size)
      faults.push(`${made.length} reminders, not ${due.size}, before ${new Date(until).toISOString()}`);
  }
  if (left.length > 0) faults.push(`${left.length} reminders without a cause`);
  return faults;
}

/** A draft that was handed in, from the table. */
export interface Draft {
  readonly state: string;
  readonly createdAt: Date;
  readonly answerDeadline: Date | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

/** Time to answer a draft. */
const DRAFT = 3 * DAY;

/** Checks that silence approved each draft at the end of its time, and none before it or after its answer. */
export function checkDrafts(steps: readonly Step[], drafts: readonly Draft[]): string[] {
  const faults: string[] = [];
  for (const { createdAt, answerDeadline, decidedAt, decidedBy } of drafts) {
    const end = createdAt.getTime() + DRAFT;
    const wrong =
      answerDeadline?.getTime() !== end ||
      (decidedBy === 'system' && decidedAt?.getTime() !== end) ||
      (decidedBy === 'owner' && decidedAt !== null && decidedAt.getTime() >= end);
    if (wrong)
      faults.push(
        `draft of ${createdAt.toISOString()} decided by ${decidedBy} at ${decidedAt?.toISOString()}`,
      );
  }
  const left = drafts
    .filter(({ decidedBy }) => decidedBy === 'system')
    .map((one) => one.createdAt.getTime() + DRAFT);
  for (const { action, at } of steps) {
    if (action !== 'silenceApproves') continue;
    const mine = left.filter((end) => end <= at.getTime());
    if (mine.length === 0) faults.push(`silenceApproves at ${at.toISOString()} without a draft`);
    for (const end of mine) left.splice(left.indexOf(end), 1);
  }
  if (left.length > 0) faults.push(`${left.length} drafts approved without a step`);
  return faults;
}
