import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';

/** Base of the object types that have an id. */
@ObjectType({ simpleResolvers: true })
export abstract class Identified {
  @Field(() => ID, { description: 'Id.' })
  id!: string;
}
