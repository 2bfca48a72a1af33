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
  description: 'What staff writes.',
  valuesConfig: {
    PAGE: { description: 'A page such as the terms.' },
    NEWS: { description: 'A piece of news.' },
  },
});

@Public()
@ObjectType({ description: 'A page whose text staff writes, such as the terms.', simpleResolvers: true })
export class SiteText {
  @Field(() => String, {
    description: 'Which page: about, faq, terms-and-conditions or privacy-policy.',
  })
  slug!: string;

  @Field(() => String, { description: 'Its heading.' })
  name!: string;

  @Field(() => String, {
    description:
      'Its text as sanitised HTML: p, br, strong, em, u, lists, h2 to h4, blockquote and links. In the FAQ every h3 is a question.',
  })
  html!: string;

  @Field(() => DateTimeScalar, { description: 'When the text was last changed.' })
  updatedAt!: Instant;
}

@InputType({ description: 'A new text of a page.' })
export class SiteTextInput {
  @Field(() => String, {
    description: 'Which page: about, faq, terms-and-conditions or privacy-policy.',
  })
  slug!: string;

  @Field(() => String, { description: 'Heading, plain text, required, at most 100 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'Text as HTML, required, at most 50,000 characters. What is not allowed is taken out.',
  })
  html!: string;
}

@Private('staff')
@ObjectType({ description: 'A text of a page or a piece of news as it once stood.', simpleResolvers: true })
export class ContentRevision {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Heading.' })
  title!: string;

  @Field(() => String, { description: 'Text as sanitised HTML.' })
  html!: string;

  @Field(() => Profile, {
    description: 'Who wrote it; null for a text that came with the product.',
    nullable: true,
  })
  editor?: Profile | null;

  @Field(() => DateTimeScalar, { description: 'When it was saved.' })
  at!: Instant;
}

@Private('staff')
@ObjectType({ description: 'One page of former texts, the newest first.', simpleResolvers: true })
export class ContentRevisionPage {
  @Field(() => [ContentRevision], { description: 'The rows.' })
  items!: ContentRevision[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}
