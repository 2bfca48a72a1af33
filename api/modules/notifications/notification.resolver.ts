import { Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Notification, NotificationConnection } from '../../../schema/notification.ts';
import { accountIdOf, type Ctx as Context } from '../../platform/context.ts';
import { Call, Mutation, Page, Query } from '../../platform/operation.ts';
import { filterSignals } from '../../platform/pubsub/filter-signals.ts';
import type { Signal } from '../../platform/pubsub/pub-sub.ts';
import { readNotification, readNotifications } from './notification.read.ts';
import { markNotificationsRead } from './notification.service.ts';

@Resolver(() => Notification)
export class NotificationResolver {
  @Access('session', { scope: 'notifications:read' })
  @Query(() => NotificationConnection, {
    description: "The viewer's notifications, newest first. For: signed in.",
  })
  notifications(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readNotifications(ctx, fields, page);
  }

  @Access('session')
  @Mutation(() => Boolean, { description: "Marks all the viewer's notifications read. For: signed in." })
  markNotificationsRead(@Call() { ctx }: Call) {
    return markNotificationsRead(ctx);
  }

  @Access('session', { scope: 'notifications:read' })
  @Subscription(() => Notification, {
    description:
      'New notifications of the viewer, and the newest of those marked as read on any device. For: signed in.',
    subscribe: ({ context }: { context: Context }) =>
      filterSignals(
        context.ports.pubsub.subscribe(`account:${accountIdOf(context)}`),
        ({ kind }) => kind === 'notification',
      ),
  })
  notificationAdded(@Root() signal: Signal, @Call() { ctx, fields }: Call): Promise<Notification | null> {
    return readNotification(ctx, signal.id, fields);
  }
}
