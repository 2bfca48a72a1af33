import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from './access.ts';

@Public()
@ObjectType({
  description: 'An uploaded picture, re-encoded as WebP in several widths.',
  simpleResolvers: true,
})
export class Picture {
  @Field(() => ID, { description: 'Id, for inputs.' })
  id!: string;

  @Field(() => String, { description: 'Address of the 96 px wide rendition (avatars).' })
  tiny!: string;

  @Field(() => String, { description: 'Address of the 320 px wide rendition.' })
  small!: string;

  @Field(() => String, { description: 'Address of the 640 px wide rendition (cards).' })
  medium!: string;

  @Field(() => String, { description: 'Address of the 1280 px wide rendition (galleries).' })
  large!: string;
}
