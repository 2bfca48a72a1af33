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
  description: 'States of a news article.',
  valuesConfig: {
    DRAFT: { description: 'Only staff see it.' },
    PUBLISHED: { description: 'Public. Legacy number 1.' },
  },
});

@Public()
@ObjectType({ description: 'A news article.', simpleResolvers: true })
export class NewsArticle {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => NewsState, { description: 'State.' })
  state!: NewsState;

  @Field(() => String, { description: 'Heading.' })
  title!: string;

  @Field(() => String, { description: 'Text as sanitised HTML, with the elements of a SiteText.' })
  html!: string;

  @Field(() => String, {
    description: 'Beginning of the text without formatting, at most 110 characters.',
  })
  excerpt!: string;

  @Field(() => Picture, { description: 'Cover picture.', nullable: true })
  picture?: Picture | null;

  @Field(() => DateScalar, { description: 'Date of the article.' })
  day!: CalendarDay;
}

@Public()
@ObjectType({ description: 'One page of news, newest first.', simpleResolvers: true })
export class NewsPage {
  @Field(() => [NewsArticle], { description: 'Rows of this page.' })
  items!: NewsArticle[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}

@InputType({ description: 'Input of a news article.' })
export class NewsInput {
  @Field(() => ID, { description: 'Article to change; a new draft is created without it.', nullable: true })
  id?: string | null;

  @Field(() => String, { description: 'Heading, plain text, required, at most 100 characters.' })
  title!: string;

  @Field(() => String, {
    description: 'Text as HTML, required, at most 50,000 characters. What is not allowed is taken out.',
  })
  html!: string;

  @Field(() => ID, {
    description: "Id of a picture uploaded for purpose 'news'; null removes it, absent keeps it.",
    nullable: true,
  })
  picture?: string | null;

  @Field(() => DateScalar, {
    description: 'Date of the article; today for a new one when absent.',
    nullable: true,
  })
  day?: CalendarDay | null;
}
