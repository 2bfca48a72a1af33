import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';

/** What has an id of its own. */
@ObjectType({ simpleResolvers: true })
export abstract class Identified {
  @Field(() => ID, { description: 'Id.' })
  id!: string;
}
