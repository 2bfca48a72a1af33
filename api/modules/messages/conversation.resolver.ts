import { Arg, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Conversation, ConversationConnection, ConversationEvent } from '../../../schema/message.ts';
import { Permission } from '../../../schema/permission.ts';
import { TokenScope } from '../../../schema/token-scope.ts';
import { accountIdOf, type Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import type { Signal } from '../../platform/pubsub/pub-sub.ts';
import { markConversationRead, openConversation, setTyping } from './conversation.service.ts';
import { type WriteFacts, writePermission } from './message.policy.ts';
import {
  conversationSignals,
  readConversation,
  readConversationEvent,
  readConversations,
  toMessageId,
} from './message.read.ts';

@Resolver(() => Conversation)
export class ConversationResolver {
  @FieldResolver(() => Permission)
  mayWrite(@Root() { mayWrite }: { mayWrite: WriteFacts }): Permission {
    return writePermission(mayWrite);
  }

  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Query(() => ConversationConnection, {
    description:
      'Conversations of the viewer with messages, newest message first; with people whose name contains `search` when given. For: signed in.',
  })
  conversations(
    @Call() { ctx, fields }: Call,
    @Arg('search', () => String, { nullable: true }) search?: string,
    @Page() page?: Page,
  ) {
    return readConversations(ctx, fields, search, page);
  }

  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Query(() => Conversation, {
    nullable: true,
    description: 'A conversation; null when it does not belong to the viewer. For: its two people.',
  })
  conversation(@Call() { ctx, fields }: Call, @Arg('id', () => ID) id: string) {
    return readConversation(ctx, toId(id), fields);
  }

  @Access('verified', { scope: TokenScope.MESSAGES_WRITE })
  @Mutation(() => Conversation, {
    description:
      'The conversation with a person, created when there is none. Errors: NOT_FOUND, WRITE_TO_SELF, APART. For: verified.',
  })
  async openConversation(@Call() { ctx, fields }: Call, @IdArg('profileId') profileId: number) {
    const id = await openConversation(ctx, profileId);
    return readConversation(ctx, id, fields);
  }

  @Access('session', { scope: TokenScope.MESSAGES_WRITE })
  @Mutation(() => Conversation, {
    description: 'Marks everything up to a message as read. For: the two people of the conversation.',
  })
  async markConversationRead(
    @Call() { ctx, fields }: Call,
    @IdArg('conversationId') id: number,
    @Arg('messageId', () => ID) messageId: string,
  ) {
    await markConversationRead(ctx, id, toMessageId(messageId, 'messageId'));
    return readConversation(ctx, id, fields);
  }

  // No transaction: nothing is written.
  @Access('session', { steps: true, scope: TokenScope.MESSAGES_WRITE })
  @Mutation(() => Boolean, {
    description:
      'Tells the other person that the viewer is typing; to be called every few seconds. For: the two people of the conversation.',
  })
  setTyping(@Call() { ctx }: Call, @IdArg('conversationId') conversationId: number) {
    return setTyping(ctx, conversationId);
  }

  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Subscription(() => ConversationEvent, {
    description: "Events in the viewer's conversations: messages, reading, typing. For: signed in.",
    subscribe: ({ context }: { context: Context }) =>
      conversationSignals(context.ports.pubsub, accountIdOf(context)),
  })
  conversationChanged(@Root() signal: Signal, @Call() { ctx, fields }: Call): Promise<ConversationEvent> {
    return readConversationEvent(ctx, signal, fields);
  }
}
