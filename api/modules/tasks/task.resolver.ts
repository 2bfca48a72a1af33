import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { JobSide } from '../../../schema/job-side.ts';
import { MoneyTotals } from '../../../schema/money-totals.ts';
import { TaskConnection } from '../../../schema/task.ts';
import { Call, Page, Query } from '../../platform/operation.ts';
import { readMoneyTotals } from './money-totals.read.ts';
import { readMyTasks } from './task.read.ts';

@Resolver()
export class TaskResolver {
  @Access('session', { scope: 'remarks:read' })
  @Query(() => TaskConnection, {
    description:
      'What waits for the viewer: what runs out first, then what blocks money, then the rest; of equal ones what has waited longest. For: signed in.',
  })
  myTasks(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readMyTasks(ctx, fields, page);
  }

  @Access('session', { scope: 'payments:read' })
  @Query(() => MoneyTotals, {
    description:
      "Money of the viewer's jobs that was not paid out yet: as influencer with APPLICANT, of their campaigns with OWNER, zeros with NOBODY. For: signed in.",
  })
  myMoney(@Call() { ctx }: Call, @Arg('side', () => JobSide) side: JobSide) {
    return readMoneyTotals(ctx, side);
  }
}
