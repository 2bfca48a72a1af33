import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('the signed-in person it belongs to')
@ObjectType({ description: 'An unfinished job of the viewer.', simpleResolvers: true })
export class OpenJob {
  @Field(() => ID, { description: 'Id of the application.' })
  remarkId!: string;

  @Field(() => ID, { description: 'Id of the campaign.' })
  campaignId!: string;

  @Field(() => String, { description: 'Title of the campaign.' })
  campaignTitle!: string;

  @Field(() => Boolean, {
    description: 'Whether the viewer is the owner of the campaign; otherwise they are hired for it.',
  })
  isOwner!: boolean;
}

@Private('the signed-in person it belongs to')
@ObjectType({ description: 'A link to everything stored about the viewer.', simpleResolvers: true })
export class DataExport {
  @Field(() => String, { description: 'Address of a ZIP archive, for the signed-in viewer only.' })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Expiry of the link, 15 minutes after its creation.' })
  expiresAt!: Instant;
}
