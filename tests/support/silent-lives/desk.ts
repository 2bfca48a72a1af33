import { usd } from '../../../schema/usd.ts';
import { idOf, rowNumber } from '../global-ids.ts';
import { patiently } from '../patiently.ts';
import type { Person } from '../people.ts';
import { sql } from '../sql.ts';
import type { TestProduct } from '../test-product.ts';
import type { Life } from './life.ts';

const lists = `{
  disputes(first: 100) { nodes { isOverdue answerFrom remark { id held { amount } } } }
  heldPayments(olderThanDays: 80, first: 100) { nodes { remark { id state } } }
  refundProblems(first: 100) { nodes { id } } }`;

interface Lists {
  readonly disputes: { readonly nodes: readonly Disputed[] };
  readonly heldPayments: { readonly nodes: readonly { readonly remark: { id: string; state: string } }[] };
  readonly refundProblems: { readonly nodes: readonly { readonly id: string }[] };
}

interface Disputed {
  readonly isOverdue: boolean;
  readonly answerFrom: string | null;
  readonly remark: { readonly id: string; readonly held: { readonly amount: number } | null };
}

/** Staff, who work off the lists that the API gives them, and know nothing else. */
export class Desk {
  private readonly product: TestProduct;
  private readonly staff: Person;
  private lives: ReadonlyMap<number, Life> = new Map();

  constructor(product: TestProduct, staff: Person) {
    this.product = product;
    this.staff = staff;
  }

  /** Decides what is overdue, and a part of the rest. */
  async work(lives: readonly Life[]): Promise<void> {
    this.lives = new Map(lives.map((life) => [life.remarkId, life]));
    const { disputes, heldPayments, refundProblems }: Lists = await this.staff.client.data(lists);
    for (const dispute of disputes.nodes) await this.decide(dispute);
    for (const { remark } of heldPayments.nodes) await this.takeUp(remark);
    for (const { id } of refundProblems.nodes) await this.giveBack(id);
    await this.lookAtEvents();
  }

  private lifeOf(id: string): Life | undefined {
    return this.lives.get(Number(rowNumber(id)));
  }

  private async decide({ isOverdue, answerFrom, remark }: Disputed): Promise<void> {
    const life = this.lifeOf(remark.id);
    if (!life) return;
    const { fate } = life;
    if (answerFrom && fate.happens(0.05)) {
      const input = { remarkId: remark.id, side: answerFrom, reason: 'Away.' };
      await this.send(life, 'extendDispute', input, ['DISPUTE_EXTENDED', 'WRONG_STATE']);
      return;
    }
    if (!isOverdue && !fate.happens(0.1)) return;
    const held = remark.held?.amount ?? 0;
    const ruling = fate.pick(['RELEASE', 'REFUND', 'SPLIT'] as const);
    const part = held > 1 ? fate.between(1, held - 1) : 0;
    await this.rule(life, held, part > 0 ? ruling : 'REFUND', part);
  }

  private async rule(life: Life, held: number, ruling: string | undefined, part: number): Promise<void> {
    const releaseMinor = ruling === 'RELEASE' ? held : ruling === 'SPLIT' ? part : 0;
    const release = ruling === 'SPLIT' ? { release: usd(part) } : {};
    const input = { remarkId: idOf('Remark', life.remarkId), ruling, reason: 'Decided.', ...release };
    const at = this.product.clock.now();
    const refusals = [
      'CHARGEBACK_OPEN',
      'RECIPIENT_ACCOUNT_NEW',
      'RECIPIENT_BANK_MISSING',
      'RECIPIENT_PAYOUTS_PAUSED',
      'BAD_INPUT',
    ];
    const failure = await this.send(life, 'ruleDispute', input, [
      ...refusals,
      'REFUND_FAILED',
      'PAYOUT_FAILED',
    ]);
    if (failure === null || !refusals.includes(failure)) life.decisions.push({ at, releaseMinor });
    // The influencer cannot be paid: the money goes back, rather than being held for ever.
    else if (failure.startsWith('RECIPIENT')) await this.rule(life, held, 'REFUND', 0);
  }

  private async takeUp({ id, state }: { readonly id: string; readonly state: string }): Promise<void> {
    const life = this.lifeOf(id);
    if (!life || !['HIRED', 'CANCEL_ASKED', 'DONE'].includes(state)) return;
    await this.send(life, 'openDispute', { remarkId: id, reason: 'Held for too long.' }, []);
  }

  private async giveBack(id: string): Promise<void> {
    const life = this.lifeOf(id);
    if (!life?.fate.happens(0.3)) return;
    // Some banks return every refund, so nobody tries for ever.
    const triedTwice = life.story.filter((line) => line.includes('settleRefund')).length >= 2;
    const byHand = life.fate.happens(0.5) || triedTwice;
    const input = { remarkId: id, reason: 'Transferred.', byHand };
    await this.send(life, 'settleRefund', input, ['REFUND_FAILED', 'CHARGEBACK_OPEN', 'WRONG_STATE']);
  }

  /** Events that were given up are tried again. */
  private async lookAtEvents(): Promise<void> {
    const givenUp = await sql(
      this.product.databaseUrl,
      'select id from provider_event where given_up_at is not null and done_at is null',
    );
    for (const { id } of givenUp)
      await this.staff.client.data(
        'mutation ($id: ID!) { retryProviderEvent(input: { id: $id }) { providerEvent { id } } }',
        { id },
      );
  }

  private async send(life: Life, mutation: string, input: object, mayFail: readonly string[]) {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const text = `mutation ($input: ${type}!) { ${mutation}(input: $input) { remark { state } } }`;
    const { errors } = await patiently(() => this.staff.client.send(text, { input }));
    const failure = errors?.[0]?.extensions.code ?? null;
    life.story.push(
      `${this.product.clock.now().toISOString()} staff ${mutation} ${JSON.stringify(input)} ${failure ?? 'done'}`,
    );
    if (failure !== null && !mayFail.includes(failure)) life.faults.push(`${mutation} of staff: ${failure}`);
    return failure;
  }
}
