import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from './access.ts';

@Public()
@ObjectType({
  description:
    'What an image upload must satisfy, and the text to show when it does not (specification, section 5).',
  simpleResolvers: true,
})
export class UploadPolicy {
  @Field(() => [String], { description: 'Types accepted, by what the bytes say: image/jpeg, image/png.' })
  mimeTypes!: string[];

  @Field(() => Int, { description: 'Most bytes for a campaign picture.' })
  campaignMaxBytes!: number;

  @Field(() => Int, { description: 'Most bytes for a picture of a product.' })
  productMaxBytes!: number;

  @Field(() => Int, { description: 'Most bytes for an avatar, report or profile picture.' })
  profileMaxBytes!: number;

  @Field(() => String, { description: 'The upload warning.' })
  warning!: string;
}
