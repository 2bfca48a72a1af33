import { Arg, Int, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { outOfBounds } from '../../../schema/errors.ts';
import { AnnualStatement, Paper, PaperConnection } from '../../../schema/paper.ts';
import { Call, IdArg, Page, Query } from '../../platform/operation.ts';
import { readAnnualStatement, readPaper, readPapers } from './paper.read.ts';

/** Throws BAD_INPUT for what is no year of ours. */
function checkYear(year?: number | null): void {
  if (year != null && (year < 2000 || year > 2999)) throw outOfBounds('year', { min: 2000, max: 2999 });
}

@Resolver()
export class PaperResolver {
  @Access('session', { scope: 'payments:read' })
  @Query(() => Paper, {
    nullable: true,
    description: 'A receipt or payout statement of the viewer; null for other ids. For: signed in.',
  })
  paper(@Call() { ctx, fields }: Call, @IdArg('id') id: number) {
    return readPaper(ctx, id, fields);
  }

  @Access('session', { scope: 'payments:read' })
  @Query(() => PaperConnection, {
    description: "The viewer's receipts and payout statements, newest first. For: signed in.",
  })
  papers(
    @Call() { ctx, fields }: Call,
    @Arg('year', () => Int, { nullable: true }) year?: number,
    @Page() page?: Page,
  ) {
    checkYear(year);
    return readPapers(ctx, year ?? null, fields, page);
  }

  @Access('session', { scope: 'payments:read' })
  @Query(() => AnnualStatement, {
    nullable: true,
    description:
      'What the viewer paid, earned and received in a year of Singapore; null without a year when there is none yet. For: signed in.',
  })
  annualStatement(@Call() { ctx }: Call, @Arg('year', () => Int, { nullable: true }) year?: number) {
    checkYear(year);
    return readAnnualStatement(ctx, year ?? null);
  }
}
