import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { connectionOf } from './connection.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Profile } from './profile.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType(
  'What a member of staff asked for, and another one has to confirm before it happens. An edit is a new proposal.',
  staffOnly,
)
export class StaffProposal extends Row {
  @Field(() => String, { description: 'The mutation, for example ruleDispute.' })
  operation!: string;

  @Field(() => String, { description: 'Its input, as it stands in a GraphQL document.' })
  input!: string;

  @Field(() => String, {
    description: 'SHA-256 of operation and input, in hexadecimal digits; a confirmation names it.',
  })
  sha256!: string;

  @Field(() => String, { description: 'Kind and id of the object, for example remark 12.' })
  subject!: string;

  @Field(() => Money, orNull('Money that it moves.'))
  amount?: Money | null;

  @Field(() => Profile, { description: 'Who asked for it. Only others can confirm.' })
  proposer!: Profile;

  @Field(() => DateTimeScalar, { description: 'Until when it can be confirmed: 24 hours.' })
  expiresAt!: Instant;
}

@PrivateType('A page of proposals.', staffOnly)
export class StaffProposalConnection extends connectionOf(StaffProposal) {}
