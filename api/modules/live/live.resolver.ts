import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Campaign } from '../../../schema/campaign.ts';
import { RemarkChange } from '../../../schema/remark-change.ts';
import { accountIdOf, type Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { Call, Query } from '../../platform/operation.ts';
import { filterSignals } from '../../platform/pubsub/filter-signals.ts';
import { NumberedNews } from '../../platform/pubsub/numbered-news.ts';
import type { Signal } from '../../platform/pubsub/pub-sub.ts';
import { startWith } from '../../platform/pubsub/start-with.ts';
import { readCampaign } from '../campaigns/campaign.read.ts';
import { newestStep, newestStepId, numberOfStep, readStepsAfter } from '../remarks/remark-steps.service.ts';
import { type RemarkNews, readRemarkChange } from './remark-change.view.ts';

interface SubscribeInput<Args> {
  context: Context;
  args: Args;
}

interface RemarksFollowed {
  campaignId?: string | null;
  after?: string | null;
}

/** Begins at the newest step of the viewer, or after the one that they name. */
async function followRemarks({
  context,
  args,
}: SubscribeInput<RemarksFollowed>): Promise<NumberedNews<RemarkNews>> {
  const accountId = accountIdOf(context);
  const campaignId = args.campaignId == null ? null : toId(args.campaignId, 'campaignId');
  const start =
    args.after == null
      ? await newestStep(context, accountId)
      : await numberOfStep(context, accountId, args.after);
  const signals = filterSignals(
    context.ports.pubsub.subscribe(`account:${accountId}`),
    (signal) =>
      signal.kind === 'missed' ||
      (signal.kind === 'remark' && (campaignId === null || signal.campaignId === campaignId)),
  );
  const readAfter = (seq: number) => readStepsAfter(context, accountId, seq, campaignId);
  const withoutRow = ({ kind, id, stepId }: Signal) =>
    kind === 'remark' && stepId === undefined ? { seq: null, remarkId: id } : null;
  return new NumberedNews<RemarkNews>(signals, { readAfter, withoutRow }, start);
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
  @Query(() => ID, {
    description:
      'Id of the newest step of the applications and jobs of the viewer, for `after` of `remarkChanged`: asked before subscribing, it leaves out no step when the connection breaks before the first one comes. `stp_start` when there is none. For: owner, applicant.',
  })
  newestRemarkEventId(@Call() { ctx }: Call): Promise<string> {
    return newestStepId(ctx, accountIdOf(ctx));
  }

  @Access('session', { scope: 'remarks:read' })
  @Subscription(() => RemarkChange, {
    nullable: true,
    description:
      'Each step of the applications and jobs of the viewer, in order, none left out; of one campaign when given. `after` continues where an earlier subscription ended: what has happened since comes first; after `stp_start`, all of the last 30 days. Errors: NOT_FOUND for an `after` that steps older than 30 days followed. For: owner, applicant.',
    subscribe: followRemarks,
  })
  remarkChanged(
    @Root() news: RemarkNews,
    @Call() { ctx, fields }: Call,
    @Arg('campaignId', () => ID, { nullable: true }) _campaignId?: string,
    @Arg('after', () => ID, { nullable: true }) _after?: string,
  ): Promise<RemarkChange | null> {
    return readRemarkChange(ctx, news, fields);
  }
}
