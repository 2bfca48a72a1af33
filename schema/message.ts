import 'reflect-metadata';
import { Field, ID, InputType, Int } from 'type-graphql';
import { PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { Remark } from './remark.ts';
import { Row } from './row.ts';
import { TokenScope } from './token-scope.ts';

const bothPeople = { seenBy: 'the two people of the conversation', scope: TokenScope.MESSAGES_READ };

@PrivateType('A message between two people.', bothPeople, { implements: Node })
export class Message extends Row {
  @Field(() => ID, { description: 'Id; later messages have greater numbers.' })
  override id!: string;

  @Field(() => ID, { description: 'Id given by the sender.' })
  clientId!: string;

  @Field(() => Conversation, { description: 'Its conversation.' })
  conversation!: Conversation;

  @Field(() => Boolean, { description: 'Whether the viewer sent it.' })
  mine!: boolean;

  @Field(() => String, { description: 'Plain text; may be empty when there are pictures.' })
  text!: string;

  @Field(() => [Picture], { description: 'Pictures sent with it.' })
  pictures!: Picture[];

  @Field(() => Boolean, {
    description:
      'Whether it seems to ask the viewer to pay or talk outside the product. A hint that may be wrong, to be shown calmly. Always false for own messages.',
  })
  asksToPayOutside!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether a received message has a link and its sender was new when it was sent: a member for less than a week, or without a finished job.',
  })
  hasNewcomerLink!: boolean;
}

@PrivateType('Conversation of the viewer with one other person.', bothPeople, { implements: Node })
export class Conversation extends Row {
  @Field(() => Profile, {
    description: 'The other person, shown as offline while one of the two has blocked the other.',
  })
  person!: Profile;

  @Field(() => Message, orNull('The newest message; null before the first.'))
  lastMessage?: Message | null;

  @Field(() => Int, { description: 'Number of unread messages.' })
  unread!: number;

  @Field(() => ID, orNull('The newest message that the other person has read; null before the first.'))
  readUpTo?: string | null;

  @Field(() => Permission, {
    description:
      'Whether the viewer may write. A block and a closed account leave the conversation readable.',
  })
  mayWrite!: Permission;

  @Field(() => Remark, orNull('Newest application or job that the two have in common.'))
  job?: Remark | null;
}

@PrivateType('A page of conversations.', bothPeople)
export class ConversationConnection extends connectionOf(Conversation) {}

@PrivateType('A page of messages.', bothPeople)
export class MessageConnection extends connectionOf(Message, { nodes: 'Rows of this page, newest first.' }) {}

/** What happened in a conversation. */
export const ConversationEventKind = graphqlEnum(
  'ConversationEventKind',
  'Kinds of events in a conversation.',
  {
    MESSAGE: ['message', 'A message was sent, by either side.'],
    READ: ['read', 'One side has read messages.'],
    TYPING: ['typing', 'The other person is typing.'],
  },
);
export type ConversationEventKind = (typeof ConversationEventKind)[keyof typeof ConversationEventKind];

@PrivateType("An event in one of the viewer's conversations.", bothPeople)
export class ConversationEvent {
  @Field(() => ConversationEventKind, { description: 'Kind of event.' })
  kind!: ConversationEventKind;

  @Field(() => Conversation, orNull('The conversation as it is now.'))
  conversation?: Conversation | null;

  @Field(() => Message, orNull('The message, for a sent one.'))
  message?: Message | null;
}

@InputType({ description: 'Input of a message.' })
export class SendMessageInput {
  @Field(() => ID, orNull('Its conversation; absent with `profileId`.'))
  conversationId?: string | null;

  @Field(
    () => ID,
    orNull(
      'Recipient, instead of a conversation, which is created when there is none; so a first message can be written offline.',
    ),
  )
  profileId?: string | null;

  @Field(() => ID, {
    description: 'A UUID, new for each message. A repeat with the same one is sent only once.',
  })
  clientId!: string;

  @Field(() => String, orNull('Plain text, at most 2,000 characters; may be empty when there are pictures.'))
  text?: string | null;

  @Field(() => [ID], orNull('Ids of at most 4 pictures uploaded for the purpose `message`.'))
  pictures?: string[] | null;
}

@InputType({ description: 'Input for reporting a message to staff.' })
export class ReportMessageInput {
  @Field(() => ID, { description: 'A message received by the viewer.' })
  messageId!: string;

  @Field(() => String, { description: 'Comment, plain text, required.' })
  comment!: string;
}
