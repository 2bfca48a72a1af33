import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Input for reporting a campaign to staff.' })
export class ReportInput {
  @Field(() => ID, { description: 'The reported campaign.' })
  campaignId!: string;

  @Field(() => String, { description: 'Comment, plain text, required, at most 2,000 characters.' })
  comment!: string;

  @Field(() => ID, { description: 'Id of an uploaded picture.', nullable: true })
  picture?: string | null;
}
