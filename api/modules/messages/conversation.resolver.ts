import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Conversation, ConversationEvent, ConversationPage } from '../../../schema/message.ts';
import { PageInput } from '../../../schema/page.ts';
import { Permission } from '../../../schema/permission.ts';
import { TokenScope } from '../../../schema/token-scope.ts';
import { accountIdOf, type Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import type { Signal } from '../../platform/pubsub/pub-sub.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { markConversationRead, openConversation, setTyping } from './conversation.service.ts';
import { type WriteFacts, writePermission } from './message.policy.ts';
import {
  conversationSignals,
  readConversation,
  readConversationEvent,
  readConversations,
  toMessageId,
} from './message.read.ts';

/** Conversations. */
@Resolver(() => Conversation)
export class ConversationResolver {
  @FieldResolver(() => Permission)
  mayWrite(@Root() { mayWrite }: { mayWrite: WriteFacts }): Permission {
    return writePermission(mayWrite);
  }

  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Query(() => ConversationPage, {
    description:
      'Conversations of the viewer with messages, newest message first; with people whose name contains `search` when given. For: signed in.',
  })
  conversations(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('search', () => String, { nullable: true }) search?: string,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<ConversationPage> {
    return readConversations(ctx, selectionOf(info), search, page);
  }

  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Query(() => Conversation, {
    nullable: true,
    description: 'A conversation; null when it does not belong to the viewer. For: its two people.',
  })
  conversation(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<Conversation | null> {
    return readConversation(ctx, toId(id), selectionOf(info));
  }

  @Access('verified', { scope: TokenScope.MESSAGES_WRITE })
  @Mutation(() => Conversation, {
    description:
      'The conversation with a person, created when there is none. Errors: NOT_FOUND, WRITE_TO_SELF, APART. For: verified.',
  })
  async openConversation(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('profileId', () => ID) profileId: string,
  ): Promise<Conversation | null> {
    const id = await openConversation(ctx, toId(profileId, 'profileId'));
    return readConversation(ctx, id, selectionOf(info));
  }

  @Access('session', { scope: TokenScope.MESSAGES_WRITE })
  @Mutation(() => Conversation, {
    description: 'Marks everything up to a message as read. For: the two people of the conversation.',
  })
  async markConversationRead(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('conversationId', () => ID) conversationId: string,
    @Arg('messageId', () => ID) messageId: string,
  ): Promise<Conversation | null> {
    const id = toId(conversationId, 'conversationId');
    await markConversationRead(ctx, id, toMessageId(messageId, 'messageId'));
    return readConversation(ctx, id, selectionOf(info));
  }

  // No transaction: nothing is written.
  @Access('session', { steps: true, scope: TokenScope.MESSAGES_WRITE })
  @Mutation(() => Boolean, {
    description:
      'Tells the other person that the viewer is typing; to be called every few seconds. For: the two people of the conversation.',
  })
  setTyping(@Ctx() ctx: Context, @Arg('conversationId', () => ID) conversationId: string): Promise<boolean> {
    return setTyping(ctx, toId(conversationId, 'conversationId'));
  }

  @Access('session', { scope: TokenScope.MESSAGES_READ })
  @Subscription(() => ConversationEvent, {
    description: "Events in the viewer's conversations: messages, reading, typing. For: signed in.",
    subscribe: ({ context }: { context: Context }) =>
      conversationSignals(context.ports.pubsub, accountIdOf(context)),
  })
  conversationChanged(
    @Root() signal: Signal,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ConversationEvent> {
    return readConversationEvent(ctx, signal, selectionOf(info));
  }
}
