import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { HelpRequest, HelpRequestInput, HelpRequestPage } from '../../../schema/help.ts';
import { PageInput } from '../../../schema/page.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readHelpRequest, readHelpRequests, readMyHelpRequests } from './help.read.ts';
import { resolveHelpRequest } from './help-desk.service.ts';
import { sendHelpRequest } from './send-help.service.ts';

/** Requests for help to staff. */
@Resolver()
export class HelpResolver {
  @Access('public')
  @Mutation(() => Boolean, {
    description:
      'Asks staff for help. Errors: NAME_REQUIRED, EMAIL_REQUIRED, EMAIL_INVALID, MESSAGE_REQUIRED, CAPTCHA_REQUIRED, NOT_FOUND, RATE_LIMITED. For: everybody.',
  })
  sendHelpRequest(
    @Ctx() ctx: Context,
    @Arg('input', () => HelpRequestInput) input: HelpRequestInput,
  ): Promise<boolean> {
    return sendHelpRequest(ctx, input);
  }

  @Access('session')
  @Query(() => HelpRequestPage, {
    description: 'Requests for help by the viewer with the answers, newest first. For: signed in.',
  })
  myHelpRequests(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<HelpRequestPage> {
    return readMyHelpRequests(ctx, selectionOf(info), page);
  }

  @Access('staff')
  @Query(() => HelpRequestPage, {
    description: 'Requests for help: open ones, oldest first, or answered ones. For: staff.',
  })
  helpRequests(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('resolved', () => Boolean, { nullable: true, defaultValue: false }) resolved?: boolean | null,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<HelpRequestPage> {
    return readHelpRequests(ctx, resolved ?? false, selectionOf(info), page);
  }

  @Access('staff')
  @Mutation(() => HelpRequest, {
    description:
      'Answers a request for help: members are notified, visitors get a mail. Errors: ANSWER_REQUIRED, NOT_FOUND, WRONG_STATE. For: staff.',
  })
  async resolveHelpRequest(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('answer', () => String) answer: string,
  ): Promise<HelpRequest> {
    await resolveHelpRequest(ctx, toId(id, 'id'), answer);
    return readHelpRequest(ctx, toId(id), selectionOf(info));
  }
}
