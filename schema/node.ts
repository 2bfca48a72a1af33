import 'reflect-metadata';
import { Field, ID, InterfaceType } from 'type-graphql';

/** Base of the object types that `node` finds. Their rows name their type. */
@InterfaceType({ description: 'What has a global id and can be found by it.' })
export abstract class Node {
  @Field(() => ID, { description: 'Id.' })
  id!: string;
}
