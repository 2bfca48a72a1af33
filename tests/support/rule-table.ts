import { expect } from 'vitest';
import { type Cast, type JobInState, jobIn, type Tries, tries } from './job-states.ts';
import { jobOperations, type Kind } from './jobs.ts';
import { cards, tokenise } from './money.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

const roles = ['owner', 'applicant', 'staff', 'stranger'] as const;
type Role = (typeof roles)[number];

const pad = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('')
    .trimEnd();
const widths = [16, 21, 21, 17, 13, 10];
const publishedWidths = [16, 11, 14, 82, 62];

/** The side that a step belongs to; the owner unless listed. Steps of both sides are tried on separate jobs. */
const actorsOf: Readonly<Record<string, readonly Role[]>> = {
  makeOffer: ['owner', 'applicant'],
  acceptOffer: ['owner', 'applicant'],
  rejectOffer: ['owner', 'applicant'],
  markAsDone: ['applicant'],
  cancelJob: ['owner', 'applicant'],
  agreeToCancel: ['applicant'],
  declineToCancel: ['applicant'],
  raiseDispute: ['owner', 'applicant'],
  addDisputeStatement: ['owner', 'applicant'],
  ruleDispute: ['staff'],
};

/** Heading of a table of published permissions. */
export const publishedHead = pad(['state', 'turn', 'label', 'owner', 'applicant', 'staff'], publishedWidths);

/** Renders who may do what with a job, as tables. */
export class RuleTable {
  private readonly product: TestProduct;
  private readonly cast: Cast;

  constructor(product: TestProduct, cast: Cast) {
    this.product = product;
    this.cast = cast;
  }

  /** Outcome of a try: the state after it, or the code of the refusal, which must leave the state unchanged. */
  private async outcome(job: JobInState, asked: [string, object], role: Role, state: string) {
    const { errors } = await this.cast[role].client.send(...asked);
    const rows = await sql(this.product.databaseUrl, 'select state from remark where id = $1', [
      job.remarkId,
    ]);
    const after = String(rows[0]?.state);
    if (!errors) return after;
    expect(after).toBe(state);
    return String(errors[0]?.extensions.code);
  }

  /** One line per state and step; the side that the step belongs to tries last, after all others were refused. */
  private async line(kind: Kind, state: string, all: Tries, name: string): Promise<string[]> {
    const card = name === 'payForHire' ? await tokenise(this.product, cards.good) : '';
    const actors = actorsOf[name] ?? ['owner'];
    const cells: Record<string, string> = {};
    for (const [at, actor] of actors.entries()) {
      const job = await jobIn(this.product, this.cast, kind, state);
      const asked = all[name]?.(job, card);
      if (!asked) return [];
      const others = at === 0 ? roles.filter((one) => !actors.includes(one)) : [];
      for (const role of [...others, actor]) cells[role] = await this.outcome(job, asked, role, state);
    }
    return [pad([state, name, ...roles.map((role) => cells[role] ?? '')], widths)];
  }

  async table(kind: Kind, states: readonly string[], all: Tries = tries): Promise<string[]> {
    const lines = [pad(['state', 'step', ...roles], widths)];
    for (const state of states) {
      for (const name of Object.keys(all)) lines.push(...(await this.line(kind, state, all, name)));
    }
    return lines;
  }

  /** Published steps of a viewer, with the code of the refusal. */
  async published(kind: Kind, state: string): Promise<string> {
    const { remarkId } = await jobIn(this.product, this.cast, kind, state);
    const cells = [];
    for (const role of ['owner', 'applicant', 'staff'] as const) {
      const { remark } = await this.cast[role].client.data(jobOperations.remark, { id: remarkId });
      const steps = remark.nextSteps.map(
        (step: { action: string; allowed: boolean; code: string | null; reason: string | null }) => {
          expect(step.allowed).toBe(step.reason === null);
          return step.allowed ? step.action : `${step.action} (${step.code})`;
        },
      );
      cells.push(steps.join(', ') || '-');
      if (role === 'owner') cells.push(remark.turn.toLowerCase(), remark.hiredLabel ?? '-');
    }
    const [owner, turn, label, applicant, staff] = cells;
    return pad([state, turn ?? '', label ?? '', owner ?? '', applicant ?? '', staff ?? ''], publishedWidths);
  }
}
