import { markRead } from '../../api/modules/notifications/notification.service.ts';
import type { Operation } from '../call.ts';
import { objectBody } from '../lb3/body.ts';
import { isOn } from '../presenters/read-values.ts';
import { resources } from './resources.ts';
import { assertUpdatable, rowsToUpdate } from './write-resource.ts';

const resource = resources.notifications;

/** Marking notifications as read. */
export const notificationWrites: readonly Operation[] = [
  {
    method: 'POST',
    path: '/UserNotifications/update',
    model: resource.name,
    access: 'session',
    replacedBy: 'markNotificationsRead',
    summary: 'Marks own notifications as read by a where',
    answers: 'count',
    takes: ['where'],
    body: ['readStatus'],
    async handle(call) {
      const body = objectBody(call.body);
      assertUpdatable(call, resource, body, []);
      const { readStatus } = body;
      const rows = await rowsToUpdate(call, resource);
      // Read notifications stay read.
      const unread =
        readStatus === undefined || isOn(readStatus) ? [] : rows.filter((row) => row.readStatus === 1);
      if (isOn(readStatus))
        await call.ctx.inTransaction((inner) =>
          markRead(
            inner,
            rows.map(({ id }) => Number(id)),
          ),
        );
      return { count: rows.length - unread.length };
    },
  },
];
