import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { Remark } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { TokenScope } from './token-scope.ts';

const SEEN_BY = 'the two people of the conversation';
const scope = TokenScope.MESSAGES_READ;

@Private(SEEN_BY, { scope })
@ObjectType({ description: 'Something that one of two people wrote to the other.', simpleResolvers: true })
export class Message {
  @Field(() => ID, { description: 'Id; later messages have greater ones.' })
  id!: string;

  @Field(() => ID, { description: 'Id that the sender gave it.' })
  clientId!: string;

  @Field(() => Conversation, { description: 'Where it was written.' })
  conversation!: Conversation;

  @Field(() => Boolean, { description: 'Whether the viewer wrote it.' })
  mine!: boolean;

  @Field(() => String, { description: 'Plain text; may be empty beside pictures.' })
  text!: string;

  @Field(() => [Picture], { description: 'Pictures sent with it.' })
  pictures!: Picture[];

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  sentAt!: Instant;

  @Field(() => Boolean, {
    description:
      'Whether it seems to ask the viewer to pay or to talk outside the product. A hint to be shown calmly: it may be wrong. Always false for own messages.',
  })
  asksToPayOutside!: boolean;
}

@Private(SEEN_BY, { scope })
@ObjectType({
  description: 'What the viewer and one other person write to each other.',
  simpleResolvers: true,
})
export class Conversation {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Profile, {
    description: 'The other person. Is not seen online while one of the two has blocked the other.',
  })
  person!: Profile;

  @Field(() => Message, { description: 'The newest message; null before the first.', nullable: true })
  lastMessage?: Message | null;

  @Field(() => Int, { description: 'Messages of the other that the viewer has not read.' })
  unread!: number;

  @Field(() => ID, {
    description: 'The newest message of all that the other has read; null before the first.',
    nullable: true,
  })
  readUpTo?: string | null;

  @Field(() => Permission, {
    description:
      'Whether the viewer may write. A block and a closed account leave the conversation readable.',
  })
  mayWrite!: Permission;

  @Field(() => Remark, {
    description: 'The newest job or application that the two have in common.',
    nullable: true,
  })
  job?: Remark | null;
}

@Private(SEEN_BY, { scope })
@ObjectType({ description: 'One page of conversations.', simpleResolvers: true })
export class ConversationPage {
  @Field(() => [Conversation], { description: 'The rows.' })
  items!: Conversation[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;

  @Field(() => String, {
    description: 'Cursor for `page.after` of the next page; null on an empty page.',
    nullable: true,
  })
  endCursor?: string | null;
}

@Private(SEEN_BY, { scope })
@ObjectType({ description: 'One page of messages.', simpleResolvers: true })
export class MessagePage {
  @Field(() => [Message], { description: 'The rows, newest first.' })
  items!: Message[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;

  @Field(() => String, {
    description: 'Cursor for `page.after` of the next page; null on an empty page.',
    nullable: true,
  })
  endCursor?: string | null;
}

/** What happened in a conversation. */
export const ConversationEventKind = {
  MESSAGE: 'message',
  READ: 'read',
  TYPING: 'typing',
} as const;
export type ConversationEventKind = (typeof ConversationEventKind)[keyof typeof ConversationEventKind];

registerEnumType(ConversationEventKind, {
  name: 'ConversationEventKind',
  description: 'What happened in a conversation.',
  valuesConfig: {
    MESSAGE: { description: 'A message was sent, by either side.' },
    READ: { description: 'One of the two has read.' },
    TYPING: { description: 'The other is writing at this moment.' },
  },
});

@Private(SEEN_BY, { scope })
@ObjectType({
  description: "Something that happened in one of the viewer's conversations.",
  simpleResolvers: true,
})
export class ConversationEvent {
  @Field(() => ConversationEventKind, { description: 'What.' })
  kind!: ConversationEventKind;

  @Field(() => Conversation, { description: 'Where, as it is now.', nullable: true })
  conversation?: Conversation | null;

  @Field(() => Message, { description: 'The message, when one was sent.', nullable: true })
  message?: Message | null;
}

@InputType({ description: 'A message to send.' })
export class SendMessageInput {
  @Field(() => ID, {
    description: 'Where to; left out with `profileId`.',
    nullable: true,
  })
  conversationId?: string | null;

  @Field(() => ID, {
    description:
      'Whom to, in place of a conversation: it is begun when there is none, so that a first message can be written without a connection.',
    nullable: true,
  })
  profileId?: string | null;

  @Field(() => ID, {
    description:
      'A UUID, new for each message: sent again with the same one it is the same message, and is sent once.',
  })
  clientId!: string;

  @Field(() => String, {
    description: 'Plain text, at most 2,000 characters; may be empty beside pictures.',
    nullable: true,
  })
  text?: string | null;

  @Field(() => [ID], {
    description: 'Ids of at most 4 pictures uploaded for the purpose `message`.',
    nullable: true,
  })
  pictures?: string[] | null;
}

@InputType({ description: 'A report of a message to staff.' })
export class ReportMessageInput {
  @Field(() => ID, { description: 'A message that the viewer got.' })
  messageId!: string;

  @Field(() => String, { description: 'What is wrong with it, plain text, required.' })
  comment!: string;
}
