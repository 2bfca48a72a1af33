import { checkDeadlines, checkDrafts, checkReminders, countSteps } from './deadlines.ts';
import { type Balances, ExpectedMoney, type Movement, nothing } from './expected-money.ts';
import type { Life } from './life.ts';
import type { Notice, Record } from './records.ts';
import { isOver, type Standing } from './standing.ts';

/** What is the same for all lives of a house. */
export interface Circumstances {
  readonly feePercent: number;
  /** Amounts of the provider's objects by their ids. */
  readonly amounts: ReadonlyMap<string, number>;
  /** The instants at which the schedule ran. */
  readonly runs: readonly Date[];
}

const told = (balances: Partial<Balances>): string =>
  Object.entries({ ...nothing(), ...balances })
    .map(([account, minor]) => `${account} ${minor}`)
    .join(', ');

/** Each movement of the ledger moves what it should; afterwards every account stands where it should. */
function judgeMoney(life: Life, record: Record, around: Circumstances): string[] {
  const { movements, balances } = record;
  const known = { ...around, agreedMinor: life.onTable, decisions: life.decisions };
  const expected = new ExpectedMoney(known);
  const faults = movements.flatMap((movement) => {
    const should = expected.next(movement);
    return told(should) === told(movement.moved)
      ? []
      : [
          `${movement.kind} at ${movement.at.toISOString()} moved ${told(movement.moved)}, not ${told(should)}`,
        ];
  });
  if (told(expected.stands) !== told(balances))
    faults.push(`ends with ${told(balances)}, not ${told(expected.stands)}`);
  return [...faults, ...judgeEnd(life, expected.stands, record)];
}

/** Whether somebody outside took or gave back money of a job: a bank, the provider, or an operator there. */
const isTouched = ({ kind, isTheirs }: Movement): boolean =>
  kind.startsWith('chargeback') || kind === 'reversal' || isTheirs === true;

/** Where every cent of a job stands in the end, by its state, as long as nobody outside took money. */
function judgeEnd(life: Life, stands: Balances, { steps, movements }: Record): string[] {
  const state = steps.at(-1)?.to ?? 'applied';
  const { held, chargeback, card, fee, payout, platform } = stands;
  const faults: string[] = [];
  if (held !== 0 || chargeback !== 0) faults.push(`${state} with ${told(stands)}`);
  if (card + held + fee + payout + chargeback + platform !== 0) faults.push('cents are missing');
  if (platform > 0) faults.push(`we keep ${platform} that is not ours`);
  if (movements.some(isTouched)) return faults;
  const due: { readonly [state: string]: number | undefined } = {
    released: life.decisions.at(-1)?.releaseMinor ?? life.onTable,
    settled: life.decisions.at(-1)?.releaseMinor,
    cancelled: 0,
  };
  const isPartly = card !== 0 && steps.some(({ action }) => action === 'paid');
  if (isPartly && state in due && payout !== due[state])
    faults.push(`${state}, and the influencer has ${payout}, not ${due[state]}`);
  return faults;
}

const count = (notices: readonly Notice[], code: string): number =>
  notices.filter((notice) => notice.code === code).length;

/** Both sides are told of what silence did, once each time. */
function judgeNotices({ steps, notices }: Record): string[] {
  const lapses = countSteps(steps, 'offerLapsed');
  const releases = countSteps(steps, 'silencePaidOut');
  const approvals = countSteps(steps, 'silenceApproves');
  const expected: readonly (readonly [code: string, times: number])[] = [
    ['job.offerLapsed', 2 * lapses],
    ['job.releasedBySilence.owner', releases],
    ['job.releasedBySilence.person', releases],
    ['job.draftApprovedBySilence.owner', approvals],
    ['job.draftApprovedBySilence.person', approvals],
    ['job.cancelAsked', countSteps(steps, 'askToCancel')],
    ['job.payoutFailed.person', countSteps(steps, 'payoutFailed')],
    [steps[0]?.action === 'proposeExtra' ? 'job.extraPaid' : 'job.paid', countSteps(steps, 'paid')],
  ];
  const wrong = expected.filter(([code, times]) => count(notices, code) !== times);
  const atMostOnce = [
    'job.heldLong.owner',
    'job.heldLong.person',
    'job.heldTooLong.owner',
    'job.heldTooLong.person',
  ];
  return [
    ...wrong.map(([code, times]) => `${count(notices, code)} times ${code}, not ${times}`),
    ...atMostOnce.filter((code) => count(notices, code) > 1).map((code) => `${code} more than once`),
  ];
}

/** Strokes that hold a release up. */
const holds = /bank|payouts|money/;

/** All that is wrong with a life in the end. */
export function judge(life: Life, record: Record, standing: Standing, around: Circumstances): string[] {
  const faults = [...life.faults];
  if (!isOver(life, standing)) faults.push(`never ends: ${standing.state}`);
  const reminders = record.notices.filter(({ code }) => code === 'job.releaseReminder').map(({ at }) => at);
  const isSure = !life.story.some((line) => holds.test(line));
  faults.push(
    ...checkDeadlines(record.steps, life.looks, life.kind === 'paid'),
    ...checkDrafts(record.steps, record.drafts),
    ...checkReminders(record.steps, reminders, around.runs, isSure),
    ...judgeNotices(record),
  );
  if (life.kind === 'paid') return [...faults, ...judgeMoney(life, record, around)];
  if (record.movements.length > 0) faults.push('money moved for a job without any');
  return faults;
}

/** A life as it is told when something is wrong with it: what was chosen, and what was written down. */
export function tell({ number, remarkId, story, decisions }: Life, { steps, movements }: Record): string {
  const lines = [
    ...story,
    ...decisions.map(({ at, releaseMinor }) => `${at.toISOString()} decided ${releaseMinor}`),
    ...steps.map(
      ({ at, side, action, from, to }) => `${at.toISOString()} . ${side} ${action}: ${from} > ${to}`,
    ),
    ...movements.map(
      ({ at, kind, moved, about }) => `${at.toISOString()} : ${kind} ${JSON.stringify(moved)} ${about ?? ''}`,
    ),
  ];
  return [`LIFE=${number}, job ${remarkId}`, ...lines.sort()].join('\n  ');
}
