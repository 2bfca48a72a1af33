import type { Decision } from './life.ts';

/** Where the money of a job stands, in minor units: minus has left, plus has come. */
export interface Balances {
  card: number;
  held: number;
  fee: number;
  payout: number;
  chargeback: number;
  platform: number;
}

/** A movement of a job in the ledger. */
export interface Movement {
  readonly kind: string;
  readonly at: Date;
  /** What it moved. */
  readonly moved: Partial<Balances>;
  /** Of a refund that went or came back: our number of it; of one that went, whether somebody made it at the provider. */
  readonly refundId?: number;
  readonly isTheirs?: boolean;
  /** The provider's object that it is about: a refund, a dispute, or a transfer with what came back of it so far. */
  readonly about?: string;
  readonly reversedMinor?: number;
}

/** What is known of a job without our ledger. */
export interface Known {
  /** The amount both sides agreed on. */
  readonly agreedMinor: number;
  readonly feePercent: number;
  readonly decisions: readonly Decision[];
  /** Amounts of the provider's objects by their ids. */
  readonly amounts: ReadonlyMap<string, number>;
}

export const nothing = (): Balances => ({
  ...{ card: 0, held: 0, fee: 0, payout: 0, chargeback: 0, platform: 0 },
});

/** Whole minor units, half up. Exact below a trillion. */
const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));

/**
 * Moves the money of one job as the rules say, beside the ledger: what each movement has to move follows from what was
 * agreed and decided, and from what the provider says happened. `next` returns what the ledger should have moved.
 */
export class ExpectedMoney {
  readonly stands = nothing();
  private readonly known: Known;
  private readonly fee: number;
  /** What each refund took of the held money and gave the payer, as it was made or came back last. */
  private readonly refunds = new Map<number, { readonly held: number; readonly total: number }>();
  /** Of chargebacks that the banks have not decided: what was taken from the held money, and what we advanced. */
  private readonly open = new Map<string, { readonly held: number; readonly advanced: number }>();
  private readonly reversed = new Map<string, number>();
  /** What the influencer had when something was decided, and gets a part on top. */
  private readonly before = new Map<Decision, number>();

  constructor(known: Known) {
    this.known = known;
    this.fee = share(known.agreedMinor, Math.round(known.feePercent * 100), 10_000);
  }

  next(movement: Movement): Partial<Balances> {
    const decision = this.decisionAt(movement.at);
    if (decision && !this.before.has(decision)) this.before.set(decision, this.stands.payout);
    const moved = this.movedBy(movement);
    for (const [account, minor] of Object.entries(moved)) this.stands[account as keyof Balances] += minor;
    return Object.fromEntries(Object.entries(moved).filter(([, minor]) => minor !== 0));
  }

  private movedBy(movement: Movement): Partial<Balances> {
    const { kind, about = '' } = movement;
    const { held, platform } = this.stands;
    const told = this.known.amounts.get(about) ?? 0;
    switch (kind) {
      case 'hire':
        return { card: -this.known.agreedMinor - this.fee, held: this.known.agreedMinor, fee: this.fee };
      case 'release': {
        const minor = this.toInfluencer(movement.at);
        return { held: -minor, payout: minor };
      }
      case 'refund':
        return movement.isTheirs ? this.refundedThere(told) : this.refunded(movement);
      case 'refund_returned': {
        const fee = this.feeOf(this.kept + told) - this.stands.fee;
        if (movement.refundId) this.refunds.set(movement.refundId, { held: told - fee, total: told });
        return { card: -told, held: told - fee, fee };
      }
      case 'chargeback': {
        const fee = this.stands.fee - this.feeOf(this.kept - told);
        const minor = Math.max(0, Math.min(held, told - fee));
        this.open.set(about, { held: minor, advanced: told - fee - minor });
        return { held: -minor, fee: -fee, platform: minor + fee - told, chargeback: told };
      }
      case 'chargeback_won': {
        const fee = this.feeOf(this.kept + told) - this.stands.fee;
        const minor = this.open.get(about)?.held ?? 0;
        this.open.delete(about);
        return { chargeback: -told, held: minor, fee, platform: told - minor - fee };
      }
      case 'chargeback_lost':
        this.open.delete(about);
        return { chargeback: -told, card: told };
      case 'reversal': {
        const minor = (movement.reversedMinor ?? 0) - (this.reversed.get(about) ?? 0);
        this.reversed.set(about, movement.reversedMinor ?? 0);
        return { payout: -minor, held: minor };
      }
      case 'loss_covered': {
        const advanced = [...this.open.values()].reduce((sum, one) => sum + one.advanced, 0);
        const minor = Math.min(held, -platform - advanced);
        return { held: -minor, platform: minor };
      }
      default:
        throw new Error(`${kind} is no movement of a job`);
    }
  }

  /** What the payer has not got back. */
  private get kept(): number {
    return -(this.stands.card + this.stands.chargeback);
  }

  /** Our fee is in proportion to what the payer has not got back. */
  private feeOf(kept: number): number {
    const whole = this.known.agreedMinor + this.fee;
    return share(this.fee, Math.max(0, Math.min(kept, whole)), whole);
  }

  private decisionAt(at: Date): Decision | undefined {
    return this.known.decisions.filter((one) => one.at <= at).at(-1);
  }

  /** All that is held, or what the influencer still has to get of a part. */
  private toInfluencer(at: Date): number {
    const { held, payout } = this.stands;
    const decision = this.decisionAt(at);
    if (!decision) return held;
    const whole = decision.releaseMinor + (this.before.get(decision) ?? 0);
    return Math.min(held, Math.max(0, whole - payout));
  }

  private refunded({ refundId = 0, at }: Movement): Partial<Balances> {
    const { held, fee } = this.stands;
    const before = this.refunds.get(refundId);
    const rest = held - (this.decisionAt(at) ? this.toInfluencer(at) : 0);
    const most = Math.min(before?.held ?? rest, held);
    const made = before && this.again(before.total);
    if (made && made.held <= most) return this.note(refundId, made);
    // What is left of the work keeps its fee.
    const left = this.kept - fee - most;
    const back = fee - share(this.fee, Math.max(0, left), this.known.agreedMinor);
    return this.note(refundId, { held: most, total: most + back });
  }

  /** The same total again, with its share of the fee. */
  private again(total: number): { held: number; total: number } {
    return { held: total - (this.stands.fee - this.feeOf(this.kept - total)), total };
  }

  private note(refundId: number, made: { held: number; total: number }): Partial<Balances> {
    this.refunds.set(refundId, made);
    return { held: -made.held, fee: made.held - made.total, card: made.total };
  }

  private refundedThere(told: number): Partial<Balances> {
    const fee = this.stands.fee - this.feeOf(this.kept - told);
    const minor = Math.max(0, Math.min(this.stands.held, told - fee));
    return { held: -minor, fee: -fee, platform: minor + fee - told, card: told };
  }
}
