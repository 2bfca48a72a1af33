import 'reflect-metadata';
import { Field, ID } from 'type-graphql';
import { accountHolder, PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType('An unfinished job of the viewer.', accountHolder)
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

@PrivateType('A page of unfinished jobs.', accountHolder)
export class OpenJobConnection extends connectionOf(OpenJob) {}

@PrivateType('A link to everything stored about the viewer.', accountHolder)
export class DataExport {
  @Field(() => String, { description: 'Address of a ZIP archive, for the signed-in viewer only.' })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Expiry of the link, 15 minutes after its creation.' })
  expiresAt!: Instant;
}
