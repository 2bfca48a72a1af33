import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Campaign } from '../../../schema/campaign.ts';
import { Remark } from '../../../schema/remark.ts';
import { accountIdOf, type Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { Call } from '../../platform/operation.ts';
import { filterSignals } from '../../platform/pubsub/filter-signals.ts';
import type { Signal } from '../../platform/pubsub/pub-sub.ts';
import { startWith } from '../../platform/pubsub/start-with.ts';
import { readCampaign } from '../campaigns/campaign.read.ts';
import { readRemark } from '../remarks/remark.read.ts';

interface SubscribeInput<Args> {
  context: Context;
  args: Args;
}

/** Subscriptions. Signals carry only ids; each event is read as its subscriber may see it now. */
@Resolver()
export class LiveResolver {
  @Access('public', { scope: 'campaigns:read' })
  @Subscription(() => Campaign, {
    nullable: true,
    description:
      'A campaign as it is now, then each time it changes, while the viewer may see it. For: everybody.',
    subscribe: ({ context, args }: SubscribeInput<{ id: string }>) => {
      const id = toId(args.id);
      const changes = context.ports.pubsub.subscribe(`campaign:${id}`);
      return startWith({ kind: 'campaign', id, campaignId: id }, changes);
    },
  })
  campaignChanged(
    @Root() _signal: Signal,
    @Call() { ctx, fields }: Call,
    @Arg('id', () => ID) id: string,
  ): Promise<Campaign | null> {
    return readCampaign(ctx, toId(id), fields);
  }

  @Access('session', { scope: 'remarks:read' })
  @Subscription(() => Remark, {
    nullable: true,
    description:
      'Applications and jobs of the viewer each time they change; of one campaign when given. For: owner, applicant.',
    subscribe: ({ context, args }: SubscribeInput<{ campaignId?: string | null }>) => {
      const campaignId = args.campaignId ? toId(args.campaignId) : null;
      return filterSignals(
        context.ports.pubsub.subscribe(`account:${accountIdOf(context)}`),
        (signal) => signal.kind === 'remark' && (campaignId === null || signal.campaignId === campaignId),
      );
    },
  })
  remarkChanged(
    @Root() signal: Signal,
    @Call() { ctx, fields }: Call,
    @Arg('campaignId', () => ID, { nullable: true }) _campaignId?: string,
  ): Promise<Remark | null> {
    return readRemark(ctx, signal.id, fields);
  }
}
