import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { OrderStoryFragment } from '../../../../__generated__/graphql.ts';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { Decisions, type DecisionWords } from '../parts/Decision.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Panel, Panels, Written } from '../parts/Panel.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { Timeline } from '../parts/Timeline.tsx';
import { PersonHistory } from '../people/HistoryPanel.tsx';
import { PersonLink } from '../people/HistoryTable.tsx';
import { SettleOrderDocument } from './orderStory.ts';

type Props = { order: OrderStoryFragment; onDone: (words: string) => void; children?: ReactNode };

/** All that staff know of an order, and what they can decide. */
export function OrderPanels({ order, onDone }: Props) {
  const { buyer, seller, problem, picture } = order;
  const decisions = useOrderDecisions(order, onDone);
  return (
    <>
      <Panels>
        {problem && (
          <Panel title="Problem, as the buyer told it" wide>
            <Written>{problem}</Written>
          </Panel>
        )}
        <Panel title="Order">
          <Facts
            rows={[
              ['State', choiceWords(order.state)],
              ['Paid by', choiceWords(order.method)],
              ['Quantity', `${order.quantity}`],
              ['Total', formatMoney(order.total)],
              ['Held', order.held && formatMoney(order.held)],
              ['Buyer', buyer && <PersonLink key="buyer" id={buyer.id} name={buyer.fullName} />],
              ['Seller', seller && <PersonLink key="seller" id={seller.id} name={seller.fullName} />],
              ['Tracking', order.tracking],
              ['Bank asks for it back', order.isChargedBack ? 'Yes' : null],
              ['Paid out', order.isPaidOut ? 'Yes' : 'No'],
              ['Due', order.dueAt && formatInstant(order.dueAt)],
              ['Ended because', order.endReason],
            ]}
          />
          {picture && <Pictures title={order.title} pictures={[{ ...picture, name: order.title }]} />}
        </Panel>
        <Panel title="What happened">
          <Timeline
            label="What happened"
            moments={order.timeline.map(({ action, by, at }) => ({
              at,
              what: choiceWords(action),
              detail: by === 'BUYER' ? buyer?.fullName : by === 'SELLER' ? seller?.fullName : 'Koli',
            }))}
          />
        </Panel>
        {buyer && <PersonHistory id={buyer.id} title={`Buyer: ${buyer.fullName}`} />}
        {seller && <PersonHistory id={seller.id} payee title={`Seller: ${seller.fullName}`} />}
      </Panels>
      {decisions.length > 0 && (
        <Panel title="Decision">
          <Decisions decisions={decisions} />
        </Panel>
      )}
    </>
  );
}

function useOrderDecisions(order: OrderStoryFragment, onDone: (words: string) => void): DecisionWords[] {
  const [settle] = useMutation(SettleOrderDocument);
  const { id, state, total, buyer, seller } = order;
  const amount = formatMoney(total);
  const act = (refund: boolean, byHand: boolean, words: string) => async (reason: string) => {
    await settle({ variables: { input: { orderId: id, refund, byHand, reason } } });
    onDone(words);
  };
  const reason = { label: 'Reason, sent to both' };
  const buyerName = buyer?.fullName ?? 'the buyer';
  const sellerName = seller?.fullName ?? 'the seller';
  if (order.isChargedBack || order.method === 'CASH') return [];
  if (!['PAID', 'SHIPPED', 'REFUNDING'].includes(state)) return [];
  const refund: DecisionWords = {
    label: state === 'REFUNDING' ? 'Try refund again' : `Refund ${amount}`,
    main: true,
    effect: `${buyerName} gets ${amount} back on the card. The order ends.`,
    reason,
    run: act(true, false, 'Refund is on its way'),
  };
  if (state === 'REFUNDING')
    return [
      refund,
      {
        label: 'Record refund by hand',
        effect: `Says that you paid ${buyerName} ${amount} outside Koli. Nothing moves; the order ends as refunded.`,
        reason,
        destructive: true,
        run: act(true, true, 'Refund by hand recorded'),
      },
    ];
  return [
    refund,
    {
      label: `Pay out ${amount}`,
      effect: `The order counts as delivered. ${sellerName} gets ${amount} in the next payout.`,
      reason,
      run: act(false, false, 'Paid out to the seller'),
    },
  ];
}
