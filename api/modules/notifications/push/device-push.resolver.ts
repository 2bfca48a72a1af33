import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { DevicePush } from '../../../../schema/device-push.ts';
import { Call, Mutation, Query } from '../../../platform/operation.ts';
import { readDevicePush, turnPushOff, turnPushOn } from './device-push.service.ts';

/** Web Push of the viewer's device. Access tokens have none. */
@Resolver(() => DevicePush)
export class DevicePushResolver {
  @Access('session')
  @Query(() => DevicePush, { description: 'Web Push on the device of this session. For: signed in.' })
  devicePush(@Call() { ctx }: Call) {
    return readDevicePush(ctx);
  }

  @Access('session')
  @Mutation(() => DevicePush, {
    description:
      'Sends notifications to the device of this session, with the subscription that its browser made. Ends with the session. Errors: PUSH_REFUSED, RATE_LIMITED. For: signed in.',
  })
  async turnDevicePushOn(
    @Call() { ctx }: Call,
    @Arg('endpoint', () => String) endpoint: string,
    @Arg('p256dh', () => String) p256dh: string,
    @Arg('auth', () => String) auth: string,
  ) {
    await turnPushOn(ctx, { endpoint, p256dh, auth });
    return readDevicePush(ctx);
  }

  @Access('session')
  @Mutation(() => DevicePush, {
    description: 'Sends no more notifications to the device of this session. For: signed in.',
  })
  async turnDevicePushOff(@Call() { ctx }: Call) {
    await turnPushOff(ctx);
    return readDevicePush(ctx);
  }
}
