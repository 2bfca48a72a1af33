import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A report of a campaign to staff.' })
export class ReportInput {
  @Field(() => ID, { description: 'The campaign that is reported.' })
  campaignId!: string;

  @Field(() => String, { description: 'What is wrong with it, plain text, required.' })
  comment!: string;

  @Field(() => ID, { description: 'Id of an uploaded picture.', nullable: true })
  picture?: string | null;
}
