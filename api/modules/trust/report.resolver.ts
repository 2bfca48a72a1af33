import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  PersonReportInput,
  Report,
  ReportConnection,
  ReportInput,
  ReviewReportInput,
} from '../../../schema/report.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { readReport, readReports } from './report.read.ts';
import { reportCampaign, reportPerson, reportReview } from './report.service.ts';
import { resolveReport } from './resolve-report.service.ts';

@Resolver()
export class ReportResolver {
  @Access('session', { answers: 'reportId' })
  @Mutation(() => ID, {
    description:
      'Reports a campaign to staff. Errors: COMMENT_REQUIRED, OWN_CAMPAIGN, ALREADY_REPORTED. For: signed in, not its owner.',
  })
  async reportCampaign(@Call() { ctx }: Call, @Arg('input', () => ReportInput) input: ReportInput) {
    return String(await reportCampaign(ctx, input));
  }

  @Access('session', { answers: 'reportId' })
  @Mutation(() => ID, {
    description:
      'Reports a person to staff. Errors: COMMENT_REQUIRED, NOT_FOUND, CANNOT_REPORT_SELF, PERSON_REPORTED. For: signed in.',
  })
  async reportPerson(@Call() { ctx }: Call, @Arg('input', () => PersonReportInput) input: PersonReportInput) {
    return String(await reportPerson(ctx, input));
  }

  @Access('session', { answers: 'reportId' })
  @Mutation(() => ID, {
    description:
      'Reports a review of a job to staff. Errors: COMMENT_REQUIRED, NOT_FOUND, CANNOT_REPORT_SELF, REVIEW_REPORTED. For: signed in, not its author.',
  })
  async reportReview(@Call() { ctx }: Call, @Arg('input', () => ReviewReportInput) input: ReviewReportInput) {
    return String(await reportReview(ctx, input));
  }

  @Access('staff', { role: 'trust' })
  @Query(() => ReportConnection, {
    description:
      'Reports of campaigns, people and reviews: open ones, oldest first, or resolved ones. For: staff (trust).',
  })
  reports(
    @Call() { ctx, fields }: Call,
    @Arg('resolved', () => Boolean, { nullable: true, defaultValue: false }) resolved?: boolean | null,
    @Page() page?: Page,
  ) {
    return readReports(ctx, resolved ?? false, fields, page);
  }

  @Access('staff', { role: 'trust' })
  @Mutation(() => Report, {
    description:
      'Resolves a report; the reporter is notified that it was looked into. Errors: NOT_FOUND, WRONG_STATE, REASON_REQUIRED. For: staff (trust).',
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
