import 'reflect-metadata';
import { Field, ID, Int } from 'type-graphql';
import { PublicType } from './access.ts';

@PublicType('An uploaded picture, re-encoded as WebP in several widths.')
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

@PublicType('Limits of picture uploads, and the warning to show when they are exceeded.')
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
