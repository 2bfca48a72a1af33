import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Event, EventConnection } from '../../../schema/event.ts';
import { WebhookEvent } from '../../../schema/webhook.ts';
import { Call, Page, Query } from '../../platform/operation.ts';
import { readEvents } from './event.view.ts';

@Resolver(() => Event)
export class EventResolver {
  @Access('verified', { scope: 'webhooks:read' })
  @Query(() => EventConnection, {
    description:
      'Events of the viewer in the last 30 days, oldest first; of some types when given. The cursor of the last one continues where it ended, also after days. For: verified.',
  })
  events(
    @Call() { ctx, fields }: Call,
    @Arg('types', () => [WebhookEvent], { nullable: true }) types?: WebhookEvent[],
    @Page() page?: Page,
  ) {
    return readEvents(ctx, types, fields, page);
  }
}
