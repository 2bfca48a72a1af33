import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from './access.ts';

@Public()
@ObjectType({
  description:
    'Limits of picture uploads, and the warning to show when they are exceeded (specification, section 5).',
  simpleResolvers: true,
})
export class UploadPolicy {
  @Field(() => [String], { description: 'Accepted types, detected from the bytes: image/jpeg, image/png.' })
  mimeTypes!: string[];

  @Field(() => Int, { description: 'Maximum bytes of a campaign picture.' })
  campaignMaxBytes!: number;

  @Field(() => Int, { description: 'Maximum bytes of a picture of a product.' })
  productMaxBytes!: number;

  @Field(() => Int, { description: 'Maximum bytes of an avatar, report or profile picture.' })
  profileMaxBytes!: number;

  @Field(() => String, { description: 'The upload warning.' })
  warning!: string;
}
