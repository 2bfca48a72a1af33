import type { OrderFieldsFragment } from '../../__generated__/graphql.ts';
import type { Tone } from '../../components/SoftTag.tsx';
import { formatDate } from '../../lib/formatDate.ts';
import { formatMoney } from '../../lib/formatMoney.ts';

type Words = { label: string; tone: Tone; text: string };

/** How an order stands, for whoever looks: a word, and one sentence that says whose turn it is and where the money is. */
export function orderWords(order: OrderFieldsFragment): Words {
  const { state, method, mySide, total, dueAt, seller, buyer, isPaidOut } = order;
  const isBuyer = mySide === 'BUYER';
  const amount = formatMoney(total);
  const due = dueAt ? formatDate(dueAt) : '';
  const them = (isBuyer ? seller : buyer)?.fullName ?? 'the other side';
  if (order.isChargedBack) {
    return {
      label: 'Charged back',
      tone: 'error',
      text: 'The bank of the card asks for the money back. It is frozen.',
    };
  }
  switch (state) {
    case 'PLACED':
      if (method === 'CARD')
        return {
          label: 'Waiting for payment',
          tone: 'warning',
          text: isBuyer
            ? 'Your turn: pay by card. We keep it for you for 30 minutes.'
            : `${them} has 30 minutes to pay. Please wait before you send it.`,
        };
      return {
        label: 'Ordered',
        tone: 'warning',
        text: isBuyer
          ? `${them} sends it by ${due}. Have ${amount} in cash ready at the door.`
          : `Your turn: send it by ${due}. ${them} pays ${amount} in cash at the door.`,
      };
    case 'PAID':
      return {
        label: 'Paid',
        tone: 'info',
        text: isBuyer
          ? `${amount} is held until you have received it. ${them} sends it by ${due}, or you get the money back.`
          : `Your turn: send it by ${due}. ${amount} is held for you.`,
      };
    case 'SHIPPED':
      return shippedWords(order, amount, due);
    case 'DELIVERED':
      return { label: 'Delivered', tone: 'success', text: deliveredText(method, isBuyer, amount, isPaidOut) };
    case 'CANCELLED':
      return { label: 'Cancelled', tone: 'neutral', text: 'Nothing was paid.' };
    case 'REFUNDING':
      return {
        label: 'Refund on its way',
        tone: 'warning',
        text: `${amount} is on its way back to the card.`,
      };
    default:
      return { label: 'Refunded', tone: 'neutral', text: `${amount} is back on the card.` };
  }
}

function shippedWords({ method, mySide, problem }: OrderFieldsFragment, amount: string, due: string): Words {
  const isBuyer = mySide === 'BUYER';
  if (problem) {
    return {
      label: 'Problem',
      tone: 'error',
      text: `Our team looks into it. ${amount} stays held until then.`,
    };
  }
  if (method === 'CASH') {
    const text = isBuyer
      ? `On its way. Have ${amount} in cash ready.`
      : `Your turn: confirm when ${amount} was paid at the door.`;
    return { label: 'On its way', tone: 'info', text };
  }
  const text = isBuyer
    ? `Your turn: confirm when you have it. On ${due} it counts as delivered.`
    : `${amount} goes to your bank account when the buyer confirms, on ${due} at the latest.`;
  return { label: 'On its way', tone: 'info', text };
}

function deliveredText(method: string, isBuyer: boolean, amount: string, isPaidOut: boolean): string {
  if (method === 'CASH') return `${amount} was paid in cash.`;
  if (isBuyer) return 'You have received it. Enjoy!';
  return isPaidOut
    ? `${amount} is on its way to your bank account.`
    : `${amount} waits for your bank account. Please check it in Settings.`;
}

const events: Record<string, string> = {
  place: 'Ordered',
  paid: 'Paid by card',
  cancel: 'Cancelled',
  expire: 'Given up in time',
  givenUp: 'Cancelled',
  ship: 'Sent',
  notShipped: 'Not sent in time',
  refund: 'Refund begun',
  reportProblem: 'Problem reported',
  confirmDelivery: 'Delivered',
  silenceConfirms: 'Counted as delivered',
  refunded: 'Money back on the card',
  refundReturned: 'Refund came back, made again',
  paidTooLate: 'Paid too late, refund begun',
  chargebackLost: 'Charged back',
};

/** What happened, in words; null for what nobody needs to read. */
export const eventText = (action: string): string | null => events[action] ?? null;
