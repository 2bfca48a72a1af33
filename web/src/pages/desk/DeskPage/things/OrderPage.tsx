import { useQuery } from '@apollo/client/react';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { NotFoundPage } from '../../../../components/page/NotFoundPage.tsx';
import { PageFailure } from '../../../../components/page/PageFailure.tsx';
import { idInAddress } from '../../../../lib/navigation/rowNumber.ts';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { OrderPanels } from '../order/OrderPanels.tsx';
import { DeskOrderDocument } from '../order/orderStory.ts';
import { ThingFrame } from './ThingFrame.tsx';

/** An order with its timeline, and what can be decided. */
export default function OrderPage({ id: number }: { id: string }) {
  const id = idInAddress('Order', number);
  const { data, error, refetch } = useQuery(DeskOrderDocument, { variables: { id } });
  const toast = useToast();
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what="This order" />;
  if (!data) return <CaseSkeleton />;
  const { order } = data;
  if (!order) return <NotFoundPage what="This order" />;
  const names = [order.buyer?.fullName, order.seller?.fullName].filter(Boolean).join(' and ');
  return (
    <ThingFrame label="Order" id={order.id} title={order.title} line={names}>
      <OrderPanels order={order} onDone={(words) => toast(words)} />
    </ThingFrame>
  );
}
