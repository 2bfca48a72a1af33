import 'reflect-metadata';
import { Field } from 'type-graphql';
import { accountHolder, PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { StaffRole } from './staff-role.ts';

export const AccountLookCause = graphqlEnum('AccountLookCause', 'Why staff see Koli as a person does.', {
  HELP: ['help', 'The person asked for help.'],
  MONEY: ['money', 'Money does not move as it should.'],
  SAFETY: ['safety', 'A report, or a suspicion of abuse.'],
  FAULT: ['fault', 'A fault is looked for.'],
});
export type AccountLookCause = (typeof AccountLookCause)[keyof typeof AccountLookCause];

@PrivateType(
  'A time in which staff saw Koli as the viewer does, without being able to change anything.',
  accountHolder,
)
export class AccountLook extends Row {
  @Field(() => StaffRole, { description: 'Role of who looked.' })
  role!: StaffRole;

  @Field(() => AccountLookCause, { description: 'Why.' })
  cause!: AccountLookCause;

  @Field(() => DateTimeScalar, { description: 'When it ended, or ends at the latest.' })
  endsAt!: Instant;
}
