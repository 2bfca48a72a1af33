import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('the signed-in person it belongs to')
@ObjectType({ description: 'A job of the viewer that is not over.', simpleResolvers: true })
export class OpenJob {
  @Field(() => ID, { description: 'Id of the application.' })
  remarkId!: string;

  @Field(() => ID, { description: 'Id of the campaign.' })
  campaignId!: string;

  @Field(() => String, { description: 'Title of the campaign.' })
  campaignTitle!: string;

  @Field(() => Boolean, { description: 'Whether the viewer posted the campaign; else they work for it.' })
  isOwner!: boolean;
}

@Private('the signed-in person it belongs to')
@ObjectType({ description: 'A link to everything that is stored about the viewer.', simpleResolvers: true })
export class DataExport {
  @Field(() => String, { description: 'Address of a ZIP archive, for the signed-in viewer alone.' })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'When the link ends, 15 minutes after it was made.' })
  expiresAt!: Instant;
}
