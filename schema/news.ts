import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Public } from './access.ts';
import { Picture } from './picture.ts';
import { type CalendarDay, DateScalar } from './scalars.ts';

export const NewsState = {
  DRAFT: 'draft',
  PUBLISHED: 'published',
} as const;
export type NewsState = (typeof NewsState)[keyof typeof NewsState];

registerEnumType(NewsState, {
  name: 'NewsState',
  description: 'States of a piece of news.',
  valuesConfig: {
    DRAFT: { description: 'Only staff sees it.' },
    PUBLISHED: { description: 'Everybody sees it. Legacy number 1.' },
  },
});

@Public()
@ObjectType({ description: 'A piece of news.', simpleResolvers: true })
export class NewsArticle {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => NewsState, { description: 'Whether everybody sees it.' })
  state!: NewsState;

  @Field(() => String, { description: 'Heading.' })
  title!: string;

  @Field(() => String, { description: 'Text as sanitised HTML, with the elements of a SiteText.' })
  html!: string;

  @Field(() => String, {
    description: 'The beginning of the text without formatting, at most 110 characters.',
  })
  excerpt!: string;

  @Field(() => Picture, { description: 'The picture over it.', nullable: true })
  picture?: Picture | null;

  @Field(() => DateScalar, { description: 'The day it bears.' })
  day!: CalendarDay;
}

@Public()
@ObjectType({ description: 'One page of news, the newest first.', simpleResolvers: true })
export class NewsPage {
  @Field(() => [NewsArticle], { description: 'The rows.' })
  items!: NewsArticle[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}

@InputType({ description: 'A piece of news as staff writes it.' })
export class NewsInput {
  @Field(() => ID, { description: 'Which piece is changed; without it a new draft is made.', nullable: true })
  id?: string | null;

  @Field(() => String, { description: 'Heading, plain text, required, at most 100 characters.' })
  title!: string;

  @Field(() => String, {
    description: 'Text as HTML, required, at most 50,000 characters. What is not allowed is taken out.',
  })
  html!: string;

  @Field(() => ID, {
    description: "Id of a picture uploaded for purpose 'news'; null takes it away, absent leaves it.",
    nullable: true,
  })
  picture?: string | null;

  @Field(() => DateScalar, {
    description: 'The day it bears; today for a new one when absent.',
    nullable: true,
  })
  day?: CalendarDay | null;
}
