import type { HiredState, RemarkState } from '../../__generated__/enums.ts';
import { msg, type Text, t } from '../../languages/t.ts';
import { SoftTag, type Tone } from './SoftTag.tsx';

const looks: Record<RemarkState, { tone: Tone; text: Text }> = {
  APPLIED: { tone: 'neutral', text: msg('Applied') },
  OFFERED: { tone: 'warning', text: msg('Offer pending') },
  COUNTERED: { tone: 'warning', text: msg('Counter-offer') },
  OFFER_ACCEPTED: { tone: 'success', text: msg('Offer accepted') },
  OFFER_REJECTED: { tone: 'error', text: msg('Offer rejected') },
  PAYING: { tone: 'warning', text: msg('Payment on its way') },
  HIRED: { tone: 'info', text: msg('Ongoing') },
  DONE: { tone: 'success', text: msg('Completed') },
  RELEASING: { tone: 'warning', text: msg('Payout on its way') },
  RELEASED: { tone: 'success', text: msg('Payment Done') },
  CANCEL_ASKED: { tone: 'warning', text: msg('Asked to cancel') },
  REFUNDING: { tone: 'warning', text: msg('Refund on its way') },
  CANCELLED: { tone: 'neutral', text: msg('Cancelled') },
  DECLINED: { tone: 'neutral', text: msg('Declined') },
  DISPUTED: { tone: 'error', text: msg('In dispute') },
  SETTLED: { tone: 'info', text: msg('Settled') },
  CHARGED_BACK: { tone: 'error', text: msg('Charged back') },
};

const hiredTexts: Record<HiredState, Text> = {
  ONGOING: msg('Ongoing'),
  COMPLETED: msg('Completed'),
  PAYMENT_DONE: msg('Payment Done'),
  CANCELLED: msg('Cancelled'),
  IN_DISPUTE: msg('In dispute'),
  REFUNDED: msg('Refunded'),
  SETTLED: msg('Settled'),
  CHARGED_BACK: msg('Charged back'),
};

/** States that say more than how the job stands. */
const precise: readonly RemarkState[] = ['CANCEL_ASKED', 'REFUNDING'];

/** States in which the offered amount is not what anybody got. */
const withoutAmount: readonly RemarkState[] = [
  'REFUNDING',
  'CANCELLED',
  'DECLINED',
  'SETTLED',
  'CHARGED_BACK',
];

type Props = {
  state: RemarkState;
  hired?: HiredState | null;
  /** Stands after the words: 'Offer pending · US$480'. */
  amount?: string | null;
};

export function StatusChip({ state, hired, amount }: Props) {
  const { tone, text } = looks[state];
  return (
    <SoftTag tone={tone}>
      {t(hired && !precise.includes(state) ? hiredTexts[hired] : text)}
      {amount && !withoutAmount.includes(state) ? ` · ${amount}` : ''}
    </SoftTag>
  );
}
