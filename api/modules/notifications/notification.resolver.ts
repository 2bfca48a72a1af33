import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Notification, NotificationPage } from '../../../schema/notification.ts';
import { PageInput } from '../../../schema/page.ts';
import { accountIdOf, type Ctx as Context } from '../../platform/context.ts';
import { filterSignals } from '../../platform/pubsub/filter-signals.ts';
import type { Signal } from '../../platform/pubsub/pub-sub.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readNotification, readNotifications } from './notification.read.ts';
import { markNotificationsRead } from './notification.service.ts';

/** Notifications of the viewer. */
@Resolver(() => Notification)
export class NotificationResolver {
  @Access('session', { scope: 'notifications:read' })
  @Query(() => NotificationPage, { description: "The viewer's notifications, newest first. For: signed in." })
  notifications(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<NotificationPage> {
    return readNotifications(ctx, selectionOf(info), page);
  }

  @Access('session')
  @Mutation(() => Boolean, { description: "Marks all the viewer's notifications read. For: signed in." })
  markNotificationsRead(@Ctx() ctx: Context): Promise<boolean> {
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
  notificationAdded(
    @Root() signal: Signal,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Notification | null> {
    return readNotification(ctx, signal.id, selectionOf(info));
  }
}
