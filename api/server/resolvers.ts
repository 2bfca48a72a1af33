import type { NonEmptyArray } from 'type-graphql';
import { AccountResolver } from '../modules/accounts/account.resolver.ts';
import { NotificationResolver } from '../modules/notifications/notification.resolver.ts';

/** All resolvers. A new module is one line here. */
export const resolvers: NonEmptyArray<new () => object> = [AccountResolver, NotificationResolver];
