import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { PageInput } from '../../../schema/page.ts';
import { PersonReportInput, Report, ReportInput, ReportPage } from '../../../schema/report.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readReport, readReports } from './report.read.ts';
import { reportCampaign, reportPerson } from './report.service.ts';
import { resolveReport } from './resolve-report.service.ts';

/** Reports to staff. */
@Resolver()
export class ReportResolver {
  @Access('session')
  @Mutation(() => Boolean, {
    description:
      'Reports a campaign to staff. Errors: COMMENT_REQUIRED, OWN_CAMPAIGN, ALREADY_REPORTED. For: signed in, not its owner.',
  })
  async reportCampaign(
    @Ctx() ctx: Context,
    @Arg('input', () => ReportInput) input: ReportInput,
  ): Promise<boolean> {
    await reportCampaign(ctx, input);
    return true;
  }

  @Access('session')
  @Mutation(() => Boolean, {
    description:
      'Reports a person to staff. Errors: COMMENT_REQUIRED, NOT_FOUND, CANNOT_REPORT_SELF, PERSON_REPORTED. For: signed in.',
  })
  async reportPerson(
    @Ctx() ctx: Context,
    @Arg('input', () => PersonReportInput) input: PersonReportInput,
  ): Promise<boolean> {
    await reportPerson(ctx, input);
    return true;
  }

  @Access('staff')
  @Query(() => ReportPage, {
    description: 'Reports of campaigns and people: open ones, oldest first, or resolved ones. For: staff.',
  })
  reports(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('resolved', () => Boolean, { nullable: true, defaultValue: false }) resolved?: boolean | null,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<ReportPage> {
    return readReports(ctx, resolved ?? false, selectionOf(info), page);
  }

  @Access('staff')
  @Mutation(() => Report, {
    description:
      'Resolves a report; the reporter is notified that it was looked into. Errors: NOT_FOUND, WRONG_STATE, REASON_REQUIRED. For: staff.',
  })
  async resolveReport(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<Report> {
    await resolveReport(ctx, toId(id, 'id'), reason);
    return readReport(ctx, toId(id), selectionOf(info));
  }
}
