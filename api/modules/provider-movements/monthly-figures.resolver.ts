import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { MonthlyFigures } from '../../../schema/monthly-figures.ts';
import { type CalendarDay, DateScalar } from '../../../schema/scalars.ts';
import { Call, Query } from '../../platform/operation.ts';
import { readMonthlyFigures } from './monthly-figures.read.ts';

@Resolver()
export class MonthlyFiguresResolver {
  @Access('staff', { role: 'lead' })
  @Query(() => MonthlyFigures, {
    description: 'What payments cost and earned in a month, this one when none is given. For: staff (lead).',
  })
  monthlyFigures(
    @Call() { ctx }: Call,
    @Arg('month', () => DateScalar, { nullable: true }) month?: CalendarDay | null,
  ) {
    return readMonthlyFigures(ctx, month);
  }
}
