import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { PublicType } from './access.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Picture } from './picture.ts';
import { Row } from './row.ts';
import { type CalendarDay, DateScalar } from './scalars.ts';

export const NewsState = graphqlEnum('NewsState', 'States of a news article.', {
  DRAFT: ['draft', 'Only staff see it.'],
  PUBLISHED: ['published', 'Public.'],
});
export type NewsState = (typeof NewsState)[keyof typeof NewsState];

@PublicType('A news article.', { implements: Node })
export class NewsArticle extends Row {
  @Field(() => NewsState, { description: 'State.' })
  state!: NewsState;

  @Field(() => String, { description: 'Heading.' })
  title!: string;

  @Field(() => String, { description: 'Text as sanitised HTML, with the elements of a SiteText.' })
  html!: string;

  @Field(() => String, { description: 'Beginning of the text without formatting, at most 110 characters.' })
  excerpt!: string;

  @Field(() => Picture, orNull('Cover picture.'))
  picture?: Picture | null;

  @Field(() => DateScalar, { description: 'Date of the article.' })
  day!: CalendarDay;
}

@PublicType('A page of news, newest first.')
export class NewsArticleConnection extends connectionOf(NewsArticle) {}

@InputType({ description: 'Input of a news article.' })
export class NewsInput {
  @Field(() => ID, orNull('Article to change; a new draft is created without it.'))
  id?: string | null;

  @Field(() => String, orNull('Heading, plain text, at most 100 characters; required for a new article.'))
  title?: string | null;

  @Field(
    () => String,
    orNull(
      'Text as HTML, at most 50,000 characters; required for a new article. What is not allowed is taken out.',
    ),
  )
  html?: string | null;

  @Field(() => ID, orNull("Id of a picture uploaded for purpose 'news'; null removes it, absent keeps it."))
  picture?: string | null;

  @Field(() => DateScalar, orNull('Date of the article; today for a new one when absent.'))
  day?: CalendarDay | null;
}
