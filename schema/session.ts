import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('the signed-in person it belongs to')
@ObjectType({ description: 'A sign-in of the viewer on one device.', simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Browser and system in words.' })
  device!: string;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'When it was last used, to the minute.' })
  lastUsedAt!: Instant;

  @Field(() => Boolean, { description: 'Whether this request came through it.' })
  isCurrent!: boolean;
}
