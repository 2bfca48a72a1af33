import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account } from '../../../schema/account.ts';
import { DateTimeScalar } from '../../../schema/scalars.ts';
import { AccountLook, AccountLookCause } from '../../../schema/staff-look.ts';
import { Call, IdArg, Mutation, Query } from '../../platform/operation.ts';
import { readMe } from '../accounts/account.view.ts';
import { readStaffLooks } from './staff-look.read.ts';
import { beginLook, endLook } from './staff-look.service.ts';

/** Staff see the product as a person does, who reads that they did. */
@Resolver()
export class StaffLookResolver {
  @Access('session')
  @Query(() => [AccountLook], {
    description: 'When staff saw Koli as the viewer does, newest first, at most 50. For: signed in.',
  })
  accountLooks(@Call() { ctx, fields }: Call) {
    return readStaffLooks(ctx, fields);
  }

  @Access('staff', { role: 'trust', proof: 'once', answers: 'seeingUntil' })
  @Mutation(() => DateTimeScalar, {
    description:
      'From now on this session reads Koli as a person does, for at most 15 minutes, and can change nothing. The person is told. Errors: PROOF_NEEDED, REASON_REQUIRED, NOT_FOUND, FORBIDDEN for staff. For: staff (trust).',
  })
  seeAsPerson(
    @Call() { ctx }: Call,
    @IdArg('accountId') accountId: number,
    @Arg('cause', () => AccountLookCause) cause: AccountLookCause,
    @Arg('reason', () => String) reason: string,
  ) {
    return beginLook(ctx, accountId, cause, reason);
  }

  @Access('session')
  @Mutation(() => Account, {
    description:
      'Ends seeing Koli as a person does: the session is that of staff again, whose account is answered. For: signed in.',
  })
  async endSeeing(@Call() { ctx, fields }: Call) {
    const own = await endLook(ctx);
    return readMe(ctx, fields, own);
  }
}
