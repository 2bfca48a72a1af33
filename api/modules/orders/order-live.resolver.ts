import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Order } from '../../../schema/order.ts';
import { accountIdOf, type Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { Call } from '../../platform/operation.ts';
import { filterSignals } from '../../platform/pubsub/filter-signals.ts';
import type { Signal } from '../../platform/pubsub/pub-sub.ts';
import { readOrder } from './order.read.ts';

interface SubscribeInput {
  context: Context;
  args: { orderId?: string | null };
}

@Resolver()
export class OrderLiveResolver {
  @Access('session', { scope: 'orders:read' })
  @Subscription(() => Order, {
    nullable: true,
    description:
      'Orders and sales of the viewer each time they change; one of them when given. For: buyer, seller.',
    subscribe: ({ context, args }: SubscribeInput) => {
      const orderId = args.orderId ? toId(args.orderId, 'orderId') : null;
      return filterSignals(
        context.ports.pubsub.subscribe(`account:${accountIdOf(context)}`),
        ({ kind, id }) => kind === 'order' && (orderId === null || id === orderId),
      );
    },
  })
  orderChanged(
    @Root() signal: Signal,
    @Call() { ctx, fields }: Call,
    @Arg('orderId', () => ID, { nullable: true }) _orderId?: string,
  ): Promise<Order | null> {
    return readOrder(ctx, signal.id, fields);
  }
}
