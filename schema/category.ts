import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from './access.ts';

@Public()
@ObjectType({ description: 'A subject of campaigns and interests.', simpleResolvers: true })
export class Category {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Name shown to people.' })
  name!: string;

  @Field(() => String, { description: 'Name in addresses.' })
  slug!: string;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  isFeatured!: boolean;
}
