import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import { PrivateType, PublicType, staffOnly } from './access.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { Profile } from './profile.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const ContentKind = graphqlEnum('ContentKind', 'Kinds of content by staff.', {
  PAGE: ['page', 'A page such as the terms.'],
  NEWS: ['news', 'A news article.'],
});
export type ContentKind = (typeof ContentKind)[keyof typeof ContentKind];

@PublicType('A page written by staff, such as the terms.')
export class SiteText {
  @Field(() => String, { description: 'Page: about, faq, terms-and-conditions or privacy-policy.' })
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
  @Field(() => String, { description: 'Page: about, faq, terms-and-conditions or privacy-policy.' })
  slug!: string;

  @Field(() => String, { description: 'Heading, plain text, required, at most 100 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'Text as HTML, required, at most 50,000 characters. Forbidden elements are removed.',
  })
  html!: string;
}

@PrivateType('An earlier version of a page or a news article.', staffOnly)
export class ContentRevision extends Row {
  @Field(() => String, { description: 'Heading.' })
  title!: string;

  @Field(() => String, { description: 'Text as sanitised HTML.' })
  html!: string;

  @Field(() => Profile, orNull('Author; null for a text that came with the product.'))
  editor?: Profile | null;
}

@PrivateType('A page of earlier versions, newest first.', staffOnly)
export class ContentRevisionConnection extends connectionOf(ContentRevision) {}
