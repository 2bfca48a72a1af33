import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { HelpRequest, HelpRequestConnection, HelpRequestInput } from '../../../schema/help.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { readHelpRequest, readHelpRequests, readMyHelpRequests } from './help.read.ts';
import { resolveHelpRequest } from './help-desk.service.ts';
import { sendHelpRequest } from './send-help.service.ts';

@Resolver()
export class HelpResolver {
  @Access('public', { answers: 'helpRequestId' })
  @Mutation(() => ID, {
    description:
      'Asks staff for help. Errors: NAME_REQUIRED, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS, EMAIL_REQUIRED, EMAIL_INVALID, MESSAGE_REQUIRED, CAPTCHA_REQUIRED, NOT_FOUND, RATE_LIMITED. For: everybody.',
  })
  async sendHelpRequest(
    @Call() { ctx }: Call,
    @Arg('input', () => HelpRequestInput) input: HelpRequestInput,
  ) {
    return String(await sendHelpRequest(ctx, input));
  }

  @Access('session')
  @Query(() => HelpRequestConnection, {
    description: 'Requests for help by the viewer with the answers, newest first. For: signed in.',
  })
  myHelpRequests(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readMyHelpRequests(ctx, fields, page);
  }

  @Access('staff', { role: 'trust' })
  @Query(() => HelpRequestConnection, {
    description: 'Requests for help: open ones, oldest first, or answered ones. For: staff (trust).',
  })
  helpRequests(
    @Call() { ctx, fields }: Call,
    @Arg('resolved', () => Boolean, { nullable: true, defaultValue: false }) resolved?: boolean | null,
    @Page() page?: Page,
  ) {
    return readHelpRequests(ctx, resolved ?? false, fields, page);
  }

  @Access('staff', { role: 'trust' })
  @Mutation(() => HelpRequest, {
    description:
      'Answers a request for help: members are notified, visitors get a mail. Errors: ANSWER_REQUIRED, NOT_FOUND, WRONG_STATE. For: staff (trust).',
  })
  async resolveHelpRequest(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('answer', () => String) answer: string,
  ) {
    await resolveHelpRequest(ctx, id, answer);
    return readHelpRequest(ctx, id, fields);
  }
}
