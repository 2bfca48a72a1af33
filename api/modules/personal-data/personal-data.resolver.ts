import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { DataExport, OpenJobConnection } from '../../../schema/personal-data.ts';
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

  @Access('session')
  @Mutation(() => DataExport, {
    description:
      'Creates a link to everything stored about the viewer. Errors: PASSWORD_REQUIRED, PASSWORD_WRONG, RATE_LIMITED (five a day). For: signed in.',
  })
  async exportMyData(@Call() { ctx }: Call, @Arg('password', () => String) password: string) {
    const { url, expiresAt } = await createExportLink(ctx, password);
    return { url, expiresAt: expiresAt.toISOString() };
  }

  @Access('session')
  @Mutation(() => Boolean, {
    description:
      'Closes the account: hidden now, erased after 30 days; the ledger stays. Errors: PASSWORD_REQUIRED, PASSWORD_WRONG, OPEN_JOBS_FIRST, OPEN_ORDERS_FIRST. For: signed in.',
  })
  async closeAccount(@Call() { ctx }: Call, @Arg('password', () => String) password: string) {
    await closeAccount(ctx, password);
    return true;
  }

  @Access('staff')
  @Mutation(() => Boolean, {
    description:
      'Reopens a closed account, until it is erased. Errors: NOT_FOUND, WRONG_STATE, REASON_REQUIRED. For: staff.',
  })
  async reopenAccount(
    @Call() { ctx }: Call,
    @IdArg('accountId') accountId: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await reopenByStaff(ctx, accountId, reason);
    return true;
  }
}
