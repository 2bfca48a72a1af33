import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { ReportInput } from '../../../schema/trust.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { reportCampaign } from './report.service.ts';

/** Reports to staff. */
@Resolver()
export class ReportResolver {
  @Access('session')
  @Mutation(() => Boolean, { description: 'Reports a campaign to staff. For: signed in, not its owner.' })
  reportCampaign(@Ctx() ctx: Context, @Arg('input', () => ReportInput) input: ReportInput): Promise<boolean> {
    return reportCampaign(ctx, input);
  }
}
