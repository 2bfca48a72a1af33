import 'reflect-metadata';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Picture } from './picture.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('the person it is for', { scope: 'notifications:read' })
@ObjectType({ description: 'Something that happened to the viewer.', simpleResolvers: true })
export class Notification {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, {
    description: 'Type from the specification, section 3; unknown ones are to be shown by their message.',
  })
  type!: string;

  @Field(() => String, { description: 'Text.' })
  message!: string;

  @Field(() => Picture, { description: 'Picture of who or what it is about.', nullable: true })
  image?: Picture | null;

  @Field(() => String, { description: 'Title of the campaign it is about, at the time.', nullable: true })
  campaignTitle?: string | null;

  @Field(() => ID, { description: 'Id of the campaign it is about.', nullable: true })
  campaignId?: string | null;

  @Field(() => Picture, { description: 'Cover of the campaign it is about, as it is now.', nullable: true })
  campaignImage?: Picture | null;

  @Field(() => String, { description: 'Path in the web client it leads to.', nullable: true })
  path?: string | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'When it was read; null while unread.', nullable: true })
  readAt?: Instant | null;
}

@Private('the person it is for', { scope: 'notifications:read' })
@ObjectType({ description: 'One page of notifications.', simpleResolvers: true })
export class NotificationPage {
  @Field(() => [Notification], { description: 'The rows.' })
  items!: Notification[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;

  @Field(() => Int, { description: 'Unread ones in all pages.' })
  unread!: number;
}
