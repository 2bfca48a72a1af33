import type { RemarkState } from '../__generated__/enums.ts';
import { SoftTag, type Tone } from './SoftTag.tsx';

const looks: Record<RemarkState, { tone: Tone; text: string }> = {
  APPLIED: { tone: 'neutral', text: 'Applied' },
  OFFERED: { tone: 'warning', text: 'Offer pending' },
  OFFER_ACCEPTED: { tone: 'success', text: 'Offer accepted' },
  OFFER_REJECTED: { tone: 'error', text: 'Offer rejected' },
  PAYING: { tone: 'warning', text: 'Payment on its way' },
  HIRED: { tone: 'info', text: 'Ongoing' },
  DONE: { tone: 'success', text: 'Completed' },
  RELEASING: { tone: 'warning', text: 'Payout on its way' },
  RELEASED: { tone: 'success', text: 'Payment Done' },
  CANCEL_ASKED: { tone: 'warning', text: 'Asked to cancel' },
  REFUNDING: { tone: 'warning', text: 'Refund on its way' },
  CANCELLED: { tone: 'neutral', text: 'Cancelled' },
  DISPUTED: { tone: 'error', text: 'In dispute' },
  SETTLED: { tone: 'info', text: 'Settled' },
  CHARGED_BACK: { tone: 'error', text: 'Charged back' },
};

/** States of which the label of the API tells less than their own words. */
const precise: readonly RemarkState[] = ['CANCEL_ASKED', 'REFUNDING'];

/** States in which the offered amount is not what anybody got. */
const withoutAmount: readonly RemarkState[] = ['REFUNDING', 'CANCELLED', 'SETTLED', 'CHARGED_BACK'];

type Props = {
  state: RemarkState;
  /** Label the API gives once hired ('Ongoing', 'Completed', 'Payment Done'). */
  label?: string | null;
  /** Stands after the words: 'Offer pending · $480'. */
  amount?: string | null;
};

/** Where an application or job stands. */
export function StatusChip({ state, label, amount }: Props) {
  const { tone, text } = looks[state];
  return (
    <SoftTag tone={tone}>
      {precise.includes(state) ? text : (label ?? text)}
      {amount && !withoutAmount.includes(state) ? ` · ${amount}` : ''}
    </SoftTag>
  );
}
