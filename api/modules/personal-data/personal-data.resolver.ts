import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { DataExport, OpenJobConnection } from '../../../schema/personal-data.ts';
import { accountIdOf } from '../../platform/context.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { closeAccount, reopenByStaff } from './close-account.service.ts';
import { createExportLink } from './export-link.service.ts';
import { readMyOpenJobs } from './open-jobs.read.ts';

@Resolver()
export class PersonalDataResolver {
  @Access('session')
  @Query(() => OpenJobConnection, {
    description: 'Jobs of the viewer that must end before the account can be closed. For: signed in.',
  })
  openJobs(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readMyOpenJobs(ctx, fields, page);
  }

  @Access('session', { proof: 'password' })
  @Mutation(() => DataExport, {
    description:
      'Creates a link to everything stored about the viewer. Errors: PROOF_NEEDED, PASSWORD_REQUIRED, PASSWORD_WRONG, RATE_LIMITED (five a day). For: signed in.',
  })
  async exportMyData(
    @Call() { ctx }: Call,
    @Arg('password', () => String, { nullable: true }) password?: string | null,
  ) {
    const { url, expiresAt } = await createExportLink(ctx, password);
    return { url, expiresAt: expiresAt.toISOString() };
  }

  @Access('session', { answers: 'closedAccountId', proof: 'password' })
  @Mutation(() => ID, {
    description:
      'Closes the account: hidden now, erased after 30 days; the ledger stays. Errors: PROOF_NEEDED, PASSWORD_REQUIRED, PASSWORD_WRONG, OPEN_JOBS_FIRST, OPEN_ORDERS_FIRST. For: signed in.',
  })
  async closeAccount(
    @Call() { ctx }: Call,
    @Arg('password', () => String, { nullable: true }) password?: string | null,
  ) {
    const id = accountIdOf(ctx);
    await closeAccount(ctx, password);
    return String(id);
  }

  @Access('staff', { role: 'trust', answers: 'accountId', proof: 'once' })
  @Mutation(() => ID, {
    description:
      'Reopens a closed account, until it is erased. Errors: PROOF_NEEDED, NOT_FOUND, WRONG_STATE, REASON_REQUIRED. For: staff (trust).',
  })
  async reopenAccount(
    @Call() { ctx }: Call,
    @IdArg('accountId') accountId: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await reopenByStaff(ctx, accountId, reason);
    return String(accountId);
  }
}
