import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private, Public } from './access.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const ContentKind = {
  PAGE: 'page',
  NEWS: 'news',
} as const;
export type ContentKind = (typeof ContentKind)[keyof typeof ContentKind];

registerEnumType(ContentKind, {
  name: 'ContentKind',
  description: 'Kinds of content by staff.',
  valuesConfig: {
    PAGE: { description: 'A page such as the terms.' },
    NEWS: { description: 'A news article.' },
  },
});

@Public()
@ObjectType({ description: 'A page written by staff, such as the terms.', simpleResolvers: true })
export class SiteText {
  @Field(() => String, {
    description: 'Page: about, faq, terms-and-conditions or privacy-policy.',
  })
  slug!: string;

  @Field(() => String, { description: 'Heading.' })
  name!: string;

  @Field(() => String, {
    description:
      'Text as sanitised HTML: p, br, strong, em, u, lists, h2 to h4, blockquote and links. In the FAQ every h3 is a question.',
  })
  html!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the last change.' })
  updatedAt!: Instant;
}

@InputType({ description: 'Input of a page.' })
export class SiteTextInput {
  @Field(() => String, {
    description: 'Page: about, faq, terms-and-conditions or privacy-policy.',
  })
  slug!: string;

  @Field(() => String, { description: 'Heading, plain text, required, at most 100 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'Text as HTML, required, at most 50,000 characters. Forbidden elements are removed.',
  })
  html!: string;
}

@Private('staff')
@ObjectType({ description: 'An earlier version of a page or a news article.', simpleResolvers: true })
export class ContentRevision {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Heading.' })
  title!: string;

  @Field(() => String, { description: 'Text as sanitised HTML.' })
  html!: string;

  @Field(() => Profile, {
    description: 'Author; null for a text that came with the product.',
    nullable: true,
  })
  editor?: Profile | null;

  @Field(() => DateTimeScalar, { description: 'Time of saving.' })
  at!: Instant;
}

@Private('staff')
@ObjectType({ description: 'One page of earlier versions, newest first.', simpleResolvers: true })
export class ContentRevisionPage {
  @Field(() => [ContentRevision], { description: 'Rows of this page.' })
  items!: ContentRevision[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}
