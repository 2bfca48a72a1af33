import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Message, MessageConnection, ReportMessageInput, SendMessageInput } from '../../../schema/message.ts';
import { TokenScope } from '../../../schema/token-scope.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { readMessage, readMessages, searchMessages } from './message.read.ts';
import { reportMessage } from './report-message.service.ts';
import { sendMessage } from './send-message.service.ts';

@Resolver(() => Message)
export class MessageResolver {
  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Query(() => MessageConnection, {
    description:
      'Messages of a conversation, newest first; empty for conversations of others. For: its two people.',
  })
  messages(
    @Call() { ctx, fields }: Call,
    @IdArg('conversationId') conversationId: number,
    @Page() page?: Page,
  ) {
    return readMessages(ctx, conversationId, fields, page);
  }

  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Query(() => MessageConnection, {
    description:
      'Messages that contain a text, in all conversations of the viewer, newest first. For: signed in.',
  })
  searchMessages(
    @Call() { ctx, fields }: Call,
    @Arg('search', () => String) search: string,
    @Page() page?: Page,
  ) {
    return searchMessages(ctx, search, fields, page);
  }

  @Access('verified', { scope: TokenScope.MESSAGES_WRITE })
  @Mutation(() => Message, {
    description:
      'Sends a message; repeats with the same clientId send nothing. Errors: NOT_FOUND, MESSAGE_REQUIRED, WRITE_TO_SELF, APART, RECIPIENT_GONE. For: the two people of the conversation, verified.',
  })
  async sendMessage(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
  ) {
    const id = await sendMessage(ctx, input);
    return readMessage(ctx, id, fields);
  }

  @Access('session')
  @Mutation(() => Boolean, {
    description: 'Reports a message to staff. Errors: COMMENT_REQUIRED, PERSON_REPORTED. For: who got it.',
  })
  reportMessage(@Call() { ctx }: Call, @Arg('input', () => ReportMessageInput) input: ReportMessageInput) {
    return reportMessage(ctx, input);
  }
}
