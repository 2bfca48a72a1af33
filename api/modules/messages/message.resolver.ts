import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Message, MessagePage, ReportMessageInput, SendMessageInput } from '../../../schema/message.ts';
import { PageInput } from '../../../schema/page.ts';
import { TokenScope } from '../../../schema/token-scope.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readMessage, readMessages, searchMessages } from './message.read.ts';
import { reportMessage } from './report-message.service.ts';
import { sendMessage } from './send-message.service.ts';

/** Messages between two members. */
@Resolver(() => Message)
export class MessageResolver {
  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Query(() => MessagePage, {
    description:
      'Messages of a conversation, newest first; empty for conversations of others. For: its two people.',
  })
  messages(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('conversationId', () => ID) conversationId: string,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<MessagePage> {
    return readMessages(ctx, toId(conversationId, 'conversationId'), selectionOf(info), page);
  }

  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Query(() => MessagePage, {
    description:
      'Messages that contain a text, in all conversations of the viewer, newest first. For: signed in.',
  })
  searchMessages(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('search', () => String) search: string,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<MessagePage> {
    return searchMessages(ctx, search, selectionOf(info), page);
  }

  @Access('verified', { scope: TokenScope.MESSAGES_WRITE })
  @Mutation(() => Message, {
    description:
      'Sends a message; repeats with the same clientId send nothing. Errors: NOT_FOUND, MESSAGE_REQUIRED, WRITE_TO_SELF, APART, RECIPIENT_GONE. For: the two people of the conversation, verified.',
  })
  async sendMessage(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
  ): Promise<Message | null> {
    const id = await sendMessage(ctx, input);
    return readMessage(ctx, id, selectionOf(info));
  }

  @Access('session')
  @Mutation(() => Boolean, {
    description: 'Reports a message to staff. Errors: COMMENT_REQUIRED, PERSON_REPORTED. For: who got it.',
  })
  reportMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => ReportMessageInput) input: ReportMessageInput,
  ): Promise<boolean> {
    return reportMessage(ctx, input);
  }
}
