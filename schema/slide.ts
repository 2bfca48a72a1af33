import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { PublicType } from './access.ts';
import { orNull } from './or-null.ts';
import { Picture } from './picture.ts';
import { Row } from './row.ts';

@PublicType('A slide of the home page, written by staff.')
export class Slide extends Row {
  @Field(() => String, { description: 'Heading.' })
  title!: string;

  @Field(() => String, { description: 'One or two sentences below it.' })
  text!: string;

  @Field(() => Picture, { description: 'Picture beside the words.' })
  picture!: Picture;

  @Field(() => String, orNull('Words of its button; null without one.'))
  linkLabel?: string | null;

  @Field(() => String, orNull('Page of this site that the button opens, for example /campaigns.'))
  link?: string | null;
}

@InputType({ description: 'Input of a slide. A button needs both its words and its page.' })
export class SlideInput {
  @Field(() => ID, orNull('Slide to change; a new last one is created without it.'))
  id?: string | null;

  @Field(() => String, { description: 'Heading, plain text, at most 100 characters.' })
  title!: string;

  @Field(() => String, { description: 'Text below it, plain, at most 200 characters.' })
  text!: string;

  @Field(() => ID, { description: "Id of a picture uploaded for purpose 'news'." })
  picture!: string;

  @Field(() => String, orNull('Words of its button, at most 30 characters.'))
  linkLabel?: string | null;

  @Field(() => String, orNull('Page of this site, beginning with a slash, at most 200 characters.'))
  link?: string | null;
}
