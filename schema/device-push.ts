import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { accountHolder, PrivateType } from './access.ts';

@PrivateType('Web Push on the device of this session.', accountHolder)
export class DevicePush {
  @Field(() => String, {
    description: 'Public key of the server (VAPID), the `applicationServerKey` of `PushManager.subscribe`.',
  })
  publicKey!: string;

  @Field(() => Boolean, { description: 'Whether notifications are sent to this device.' })
  isOn!: boolean;

  @Field(() => Int, { description: "Number of the viewer's devices that notifications are sent to." })
  deviceCount!: number;
}
