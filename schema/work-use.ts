import 'reflect-metadata';
import { Field } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { orNull } from './or-null.ts';
import { Remark } from './remark.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { UsageChannels } from './work.ts';

@PrivateType('What the brand may do with the work of a job, from when until when, as agreed.', jobParties)
export class WorkUse extends Row {
  @Field(() => Remark, { description: 'The job.' })
  remark!: Remark;

  @Field(() => UsageChannels, { description: 'Channels; never NONE.' })
  channels!: UsageChannels;

  @Field(() => [String], { description: 'ISO codes of the countries; empty means everywhere.' })
  countries!: string[];

  @Field(() => DateTimeScalar, { description: 'When it began: with the publication of the work.' })
  beginsAt!: Instant;

  @Field(() => DateTimeScalar, orNull('When it ends; null for no end.'))
  endsAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether longer use that was paid for goes on when it ends.' })
  isRenewed!: boolean;

  @Field(() => Boolean, { description: 'Whether it has ended.' })
  isOver!: boolean;
}

@PrivateType('A page of the register of uses.', jobParties)
export class WorkUseConnection extends connectionOf(WorkUse, {
  nodes: 'Rows of this page: running ones first, of these the next to end first.',
}) {}
