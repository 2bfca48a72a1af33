import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { CampaignSort } from '../../../schema/campaign.ts';
import { RowSort } from '../../../schema/connection.ts';
import { Fit } from '../../../schema/fit.ts';
import { JobSide } from '../../../schema/job-side.ts';
import {
  HiredState,
  NextStep,
  PeopleSort,
  Remark,
  RemarkConnection,
  RemarkFilter,
  RemarkTab,
} from '../../../schema/remark.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { Call, IdArg, Page, Query } from '../../platform/operation.ts';
import { type FitFacts, fitOf } from '../campaigns/fit.policy.ts';
import { hiredLabel, hiredState, type LabelFacts, nextSteps, type TurnFacts, turnOf } from './next-steps.ts';
import type { RemarkFacts } from './remark.policy.ts';
import { readRemark } from './remark.read.ts';
import { readCampaignRemarks, readMyRemarks, readReceivedRemarks } from './remark-lists.read.ts';

/** Facts that the view selects under the names of fields answered by rules. */
interface FactsBehind {
  fit: FitFacts;
  nextSteps: RemarkFacts;
  turn: TurnFacts;
  hiredLabel: LabelFacts;
  hiredState: LabelFacts;
}

@Resolver(() => Remark)
export class RemarkResolver {
  @Access('session', { scope: 'remarks:read' })
  @Query(() => Remark, {
    nullable: true,
    description:
      'An application; null when there is none or the viewer may not see it. For: owner, applicant, staff.',
  })
  remark(@Call() { ctx, fields }: Call, @Arg('id', () => ID) id: string) {
    return readRemark(ctx, toId(id), fields);
  }

  @Access('session', { scope: 'remarks:read' })
  @Query(() => RemarkConnection, { description: "The viewer's applications. For: signed in." })
  myRemarks(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => RemarkFilter, { nullable: true }) filter?: RemarkFilter,
    @Arg('sort', () => CampaignSort, { nullable: true, defaultValue: CampaignSort.DEFAULT })
    sort?: CampaignSort,
    @Page() page?: Page,
  ) {
    return readMyRemarks(ctx, { filter, sort }, fields, page);
  }

  @Access('session', { scope: 'remarks:read' })
  @Query(() => RemarkConnection, {
    description: 'Applications to all campaigns of the viewer, and the jobs they became. For: signed in.',
  })
  receivedRemarks(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => RemarkFilter, { nullable: true }) filter?: RemarkFilter,
    @Arg('sort', () => RowSort, { nullable: true, defaultValue: RowSort.NEWEST }) sort?: RowSort,
    @Page() page?: Page,
  ) {
    return readReceivedRemarks(ctx, { filter, sort }, fields, page);
  }

  @Access('session', { scope: 'remarks:read' })
  @Query(() => RemarkConnection, { description: 'Applications to a campaign. For: its owner, staff.' })
  campaignRemarks(
    @Call() { ctx, fields }: Call,
    @IdArg('campaignId') campaignId: number,
    @Arg('filter', () => RemarkFilter, { nullable: true }) filter?: RemarkFilter,
    @Arg('tab', () => RemarkTab, { nullable: true, defaultValue: RemarkTab.APPLICATIONS }) tab?: RemarkTab,
    @Arg('sort', () => PeopleSort, { nullable: true, defaultValue: PeopleSort.DEFAULT }) sort?: PeopleSort,
    @Page() page?: Page,
  ) {
    return readCampaignRemarks(ctx, campaignId, { filter, tab, sort }, fields, page);
  }

  @FieldResolver(() => [Fit])
  fit(@Root() remark: FactsBehind): Fit[] {
    return fitOf(remark.fit);
  }

  @FieldResolver(() => [NextStep])
  nextSteps(@Root() remark: FactsBehind, @Ctx() ctx: Context): NextStep[] {
    return nextSteps(remark.nextSteps, ctx.actor.accountId);
  }

  @FieldResolver(() => JobSide)
  turn(@Root() remark: FactsBehind): JobSide {
    return turnOf(remark.turn);
  }

  @FieldResolver(() => HiredState, { nullable: true })
  hiredState(@Root() remark: FactsBehind): HiredState | null {
    return hiredState(remark.hiredState);
  }

  @FieldResolver(() => String, { nullable: true })
  hiredLabel(@Root() remark: FactsBehind): string | null {
    return hiredLabel(remark.hiredLabel);
  }
}
