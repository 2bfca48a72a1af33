import type { NonEmptyArray } from 'type-graphql';
import { AccountResolver } from '../modules/accounts/account.resolver.ts';
import { LiveResolver } from '../modules/live/live.resolver.ts';
import { NotificationResolver } from '../modules/notifications/notification.resolver.ts';
import { OfferResolver } from '../modules/offers/offer.resolver.ts';
import { JobResolver } from '../modules/remarks/job.resolver.ts';
import { RemarkResolver } from '../modules/remarks/remark.resolver.ts';

/** All resolvers. A new module is one line here. */
export const resolvers: NonEmptyArray<new () => object> = [
  AccountResolver,
  LiveResolver,
  NotificationResolver,
  OfferResolver,
  JobResolver,
  RemarkResolver,
];
