import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { PersonReportInput, Report, ReportConnection, ReportInput } from '../../../schema/report.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { readReport, readReports } from './report.read.ts';
import { reportCampaign, reportPerson } from './report.service.ts';
import { resolveReport } from './resolve-report.service.ts';

@Resolver()
export class ReportResolver {
  @Access('session')
  @Mutation(() => Boolean, {
    description:
      'Reports a campaign to staff. Errors: COMMENT_REQUIRED, OWN_CAMPAIGN, ALREADY_REPORTED. For: signed in, not its owner.',
  })
  async reportCampaign(@Call() { ctx }: Call, @Arg('input', () => ReportInput) input: ReportInput) {
    await reportCampaign(ctx, input);
    return true;
  }

  @Access('session')
  @Mutation(() => Boolean, {
    description:
      'Reports a person to staff. Errors: COMMENT_REQUIRED, NOT_FOUND, CANNOT_REPORT_SELF, PERSON_REPORTED. For: signed in.',
  })
  async reportPerson(@Call() { ctx }: Call, @Arg('input', () => PersonReportInput) input: PersonReportInput) {
    await reportPerson(ctx, input);
    return true;
  }

  @Access('staff')
  @Query(() => ReportConnection, {
    description: 'Reports of campaigns and people: open ones, oldest first, or resolved ones. For: staff.',
  })
  reports(
    @Call() { ctx, fields }: Call,
    @Arg('resolved', () => Boolean, { nullable: true, defaultValue: false }) resolved?: boolean | null,
    @Page() page?: Page,
  ) {
    return readReports(ctx, resolved ?? false, fields, page);
  }

  @Access('staff')
  @Mutation(() => Report, {
    description:
      'Resolves a report; the reporter is notified that it was looked into. Errors: NOT_FOUND, WRONG_STATE, REASON_REQUIRED. For: staff.',
  })
  async resolveReport(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await resolveReport(ctx, id, reason);
    return readReport(ctx, id, fields);
  }
}
