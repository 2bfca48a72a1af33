import 'reflect-metadata';
import { Field, ID, Int } from 'type-graphql';
import { PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Picture } from './picture.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant, TextParamsScalar } from './scalars.ts';

@PrivateType(
  'A notification of the viewer.',
  { seenBy: 'the person it is for', scope: 'notifications:read' },
  { implements: Node },
)
export class Notification extends Row {
  @Field(() => String, {
    description: 'Type. Show unknown types by their message.',
  })
  type!: string;

  @Field(() => String, { description: 'Text in English.' })
  message!: string;

  @Field(() => String, {
    description:
      'Code of the text, a key of the catalogues in `schema/texts`; unknown ones are to be shown by their message.',
  })
  code!: string;

  @Field(() => TextParamsScalar, { description: 'Parameters of the text.' })
  params!: object;

  @Field(() => Picture, orNull('Picture of who or what it is about.'))
  image?: Picture | null;

  @Field(() => String, orNull('Title of its campaign at that time.'))
  campaignTitle?: string | null;

  @Field(() => ID, orNull('Id of its campaign.'))
  campaignId?: string | null;

  @Field(() => Picture, orNull('Present cover of its campaign.'))
  campaignImage?: Picture | null;

  @Field(() => String, orNull('Path in the web client that it links to.'))
  path?: string | null;

  @Field(() => DateTimeScalar, orNull('Time of reading; null while unread.'))
  readAt?: Instant | null;
}

@PrivateType('A page of notifications.', { seenBy: 'the person it is for', scope: 'notifications:read' })
export class NotificationConnection extends connectionOf(Notification) {
  @Field(() => Int, { description: 'Number of unread notifications in all pages.' })
  unread!: number;
}
