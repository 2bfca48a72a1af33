import { ChargebackState } from '../../../../schema/chargeback.ts';
import { ErrorCode } from '../../../../schema/errors.ts';
import { defineProcess, type Guard } from '../../../platform/process/process.ts';

/** Facts that the rules of a chargeback use. */
export interface ChargebackFacts {
  /** Whether the provider has taken the money and not returned it. */
  readonly fundsWithdrawn: boolean;
  /** Whether all of that money was still held for the job. */
  readonly wasHeld: boolean;
}

const refusal = { code: ErrorCode.WRONG_STATE } as const;

/** A chargeback is won only when the money is back: before that the job has nothing to continue with. */
const moneyIsHere: Guard<ChargebackFacts> = ({ fundsWithdrawn }) => (fundsWithdrawn ? refusal : null);
const jobPays: Guard<ChargebackFacts> = ({ wasHeld }) => (wasHeld ? null : refusal);
const platformPays: Guard<ChargebackFacts> = ({ wasHeld }) => (wasHeld ? refusal : null);

/** Life cycle of a chargeback. The provider decides every step; while it is open the job's money is frozen. */
export const chargebackProcess = defineProcess<ChargebackState, 'system', ChargebackFacts>({
  name: 'chargeback',
  initial: 'open',
  states: Object.values(ChargebackState),
  rows: [
    ['win', ['open'], 'won', ['system'], 'chargeback.won', [moneyIsHere]],
    ['lose', ['open'], 'lost', ['system'], 'chargeback.lost', [jobPays]],
    ['loseAfterRelease', ['open'], 'lost', ['system'], 'chargeback.lostAfterRelease', [platformPays]],
  ],
});
