import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Event, EventConnection } from '../../../schema/event.ts';
import { WebhookEvent } from '../../../schema/webhook.ts';
import { accountIdOf, type Ctx as Context } from '../../platform/context.ts';
import { Call, Page, Query } from '../../platform/operation.ts';
import { filterSignals } from '../../platform/pubsub/filter-signals.ts';
import { NumberedNews } from '../../platform/pubsub/numbered-news.ts';
import { readEvent, readEvents } from './event.view.ts';
import { typesHeard } from './event-scopes.ts';
import { type NumberedEvent, numberOfEvent, readEventsAfter } from './event-store.service.ts';

interface SubscribeInput {
  context: Context;
  args: { afterEventId?: string | null; types?: WebhookEvent[] | null };
}

/** Begins at the newest event of the viewer, or after the one that they name. */
async function followFeed({ context, args }: SubscribeInput): Promise<NumberedNews<NumberedEvent>> {
  const accountId = accountIdOf(context);
  const heard = typesHeard(context, args.types);
  const start = await numberOfEvent(context, accountId, args.afterEventId ?? null);
  const signals = filterSignals(
    context.ports.pubsub.subscribe(`account:${accountId}`),
    ({ kind }) => kind === 'missed' || kind === 'event',
  );
  const readAfter = (seq: number) => readEventsAfter(context, accountId, seq, heard);
  return new NumberedNews(signals, { readAfter }, start);
}

@Resolver(() => Event)
export class EventResolver {
  @Access('verified', { scope: 'webhooks:read' })
  @Query(() => EventConnection, {
    description:
      'Events of the viewer in the last 30 days, oldest first; of some types when given. A token hears the events whose scope it has, and is refused types that it has not. The cursor of the last one continues where it ended, also after days. For: verified.',
  })
  events(
    @Call() { ctx, fields }: Call,
    @Arg('types', () => [WebhookEvent], { nullable: true }) types?: WebhookEvent[],
    @Page() page?: Page,
  ) {
    return readEvents(ctx, types, fields, page);
  }

  @Access('verified', { scope: 'webhooks:read' })
  @Subscription(() => Event, {
    nullable: true,
    description:
      "Each event of the viewer as it happens, in order, none left out; of some types when given. A token hears the events whose scope it has, and is refused types that it has not. `afterEventId` continues where an earlier subscription or a page of `events` ended: what has happened since comes first; after `evt_start`, all of the last 30 days. Errors: NOT_FOUND for an event that is not the viewer's, or older than 30 days. For: verified.",
    subscribe: followFeed,
  })
  eventAdded(
    @Root() { seq }: NumberedEvent,
    @Call() { ctx, fields }: Call,
    @Arg('types', () => [WebhookEvent], { nullable: true }) _types?: WebhookEvent[],
    @Arg('afterEventId', () => ID, { nullable: true }) _afterEventId?: string,
  ): Promise<Event | null> {
    return readEvent(ctx, seq, fields);
  }
}
