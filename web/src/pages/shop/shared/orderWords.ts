import type { OrderFieldsFragment } from '../../../__generated__/graphql.ts';
import type { Tone } from '../../../components/display/SoftTag.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDate, formatTime } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';

type Words = readonly [label: string, tone: Tone, text: string];

/** How an order stands, for whoever looks: a word, and one sentence that says whose turn it is and where the money is. */
export function orderWords(order: OrderFieldsFragment): Words {
  const { state, mySide, total, dueAt, seller, buyer, isPaidOut } = order;
  const isBuyer = mySide === 'BUYER';
  // A bank may have taken a part of it.
  const amount = formatMoney(order.held ?? total);
  const due = dueAt ? formatDate(dueAt) : '';
  const them = (isBuyer ? seller : buyer)?.fullName ?? t('the other side');
  if (order.isChargedBack && !isPaidOut) return chargedBackWords(state, isBuyer);
  switch (state) {
    case 'PLACED':
      return placedWords(order, { amount, due, them });
    case 'PAID':
      return [
        t('Paid ## order'),
        'info',
        isBuyer
          ? t(
              '{amount} is held until you have received it. {them} sends it by {due}, or you get the money back.',
              { amount, them, due },
            )
          : t('Your turn: send it by {due}. {amount} is held for you.', { due, amount }),
      ];
    case 'SHIPPED':
      return shippedWords(order, amount, due);
    case 'DELIVERED':
      return [t('Delivered ## order'), 'success', deliveredText(order, amount)];
    case 'CANCELLED':
      return [t('Cancelled'), 'neutral', t('Nothing was paid.')];
    case 'REFUNDING':
      return [t('Refund on its way'), 'warning', t('{amount} is on its way back.', { amount })];
    default:
      return [t('Refunded'), 'neutral', refundedText(order, amount)];
  }
}

type Facts = { amount: string; due: string; them: string };

function placedWords(order: OrderFieldsFragment, { amount, due, them }: Facts): Words {
  const { method, mySide, payNow, dueAt } = order;
  const isBuyer = mySide === 'BUYER';
  const time = dueAt ? formatTime(dueAt) : '';
  if (payNow?.state === 'WAITING') {
    return [
      t('Waiting for payment'),
      'warning',
      t('Pay by PayNow until {time}. We keep it for you until then.', { time }),
    ];
  }
  if (method === 'CARD') {
    const text = isBuyer
      ? t('Your turn: pay by {time}. We keep it for you until then.', { time })
      : t("{them} has until {time} to pay. Don't send it yet.", { them, time });
    return [t('Waiting for payment'), 'warning', text];
  }
  const text = isBuyer
    ? t('{them} sends it by {due}. Have {amount} in cash ready at the door.', { them, due, amount })
    : t('Your turn: send it by {due}. {them} pays {amount} in cash at the door.', { due, them, amount });
  return [t('Ordered'), 'warning', text];
}

/** What the bank refused for good, our team has given back in another way. */
function refundedText({ timeline, mySide }: OrderFieldsFragment, amount: string): string {
  if (timeline.at(-1)?.action !== 'refundedByHand') return t('{amount} was paid back.', { amount });
  return mySide === 'BUYER'
    ? t('Our team paid you {amount} back another way.', { amount })
    : t('Our team paid the buyer {amount} back another way.', { amount });
}

function chargedBackWords(state: OrderFieldsFragment['state'], isBuyer: boolean): Words {
  const over = isBuyer
    ? t('Your bank took the money back for you.')
    : t("The card's bank took the money back.");
  const text = state === 'REFUNDED' ? over : t("The card's bank wants the money back. It is frozen.");
  return [t('Charged back'), 'error', text];
}

function shippedWords({ method, mySide, problem }: OrderFieldsFragment, amount: string, due: string): Words {
  const isBuyer = mySide === 'BUYER';
  if (problem) {
    return [
      t('Problem'),
      'error',
      t('Our team is looking into it. {amount} stays held until then.', { amount }),
    ];
  }
  if (method === 'CASH') {
    const text = isBuyer
      ? t('On its way. Have {amount} in cash ready.', { amount })
      : t('Your turn: confirm when {amount} was paid at the door.', { amount });
    return [t('On its way ## order'), 'info', text];
  }
  const text = isBuyer
    ? t("Your turn: confirm when you have it. It's marked as delivered on {due}.", { due })
    : t('{amount} goes to your bank account when the buyer confirms, on {due} at the latest.', {
        amount,
        due,
      });
  return [t('On its way ## order'), 'info', text];
}

function deliveredText(order: OrderFieldsFragment, amount: string): string {
  const { method, mySide, isPaidOut, timeline, chargebackAfterPayout: asked } = order;
  if (asked === 'OPEN' || asked === 'LOST') return askedBackText(asked, mySide === 'BUYER');
  if (method === 'CASH') return t('{amount} was paid in cash.', { amount });
  const isRuled = timeline.some(({ action, by }) => action === 'confirmDelivery' && by === 'NOBODY');
  if (mySide === 'BUYER') {
    return isRuled
      ? t('Our team decided that it was delivered. {amount} goes to the seller.', { amount })
      : t('You have received it. Enjoy!');
  }
  return isPaidOut
    ? t('{amount} is on its way to your bank account.', { amount })
    : t('{amount} is waiting. Check your bank account in Settings.', { amount });
}

/** The bank came when the seller had been paid: the loss is ours. */
function askedBackText(state: 'OPEN' | 'LOST', isBuyer: boolean): string {
  if (isBuyer)
    return state === 'OPEN'
      ? t('Your bank is asking for the money back for you.')
      : t('Your bank took the money back for you.');
  return state === 'OPEN'
    ? t(
        "The card's bank wants the money back. You were already paid, and it stays yours. You don't have to do anything.",
      )
    : t("The card's bank took the money back. What you were paid stays yours.");
}

const events: Record<string, Text> = {
  place: msg('Ordered'),
  paid: msg('Paid ## order'),
  cancel: msg('Cancelled'),
  expire: msg('Cancelled: not paid or sent in time'),
  givenUp: msg('Cancelled'),
  ship: msg('Sent ## order'),
  notShipped: msg('Not sent in time'),
  refund: msg('Refund started'),
  reportProblem: msg('Problem reported'),
  confirmDelivery: msg('Delivered ## order'),
  silenceConfirms: msg('Marked as delivered automatically'),
  refunded: msg('Refunded'),
  refundedByHand: msg('Refunded by our team'),
  refundReturned: msg('Refund came back, sent again'),
  paidTooLate: msg('Paid too late, refund started'),
  chargebackLost: msg('Charged back'),
};

/** What happened, in words; null for what nobody needs to read. */
export const eventText = (action: string): string | null => (events[action] ? t(events[action]) : null);
