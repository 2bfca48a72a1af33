import 'reflect-metadata';
import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Which rows of a list to answer. Every list takes it.' })
export class PageInput {
  @Field(() => Int, { description: 'Rows to skip, 0 to 10,000.', nullable: true })
  offset: number | null = 0;

  @Field(() => Int, { description: 'Rows to answer, 1 to 100.', nullable: true })
  limit: number | null = 12;

  @Field(() => String, {
    description:
      'Go on after the row whose `endCursor` this is, for lists that answer one: as fast on the last page as on the first. Same filter and sort as before.',
    nullable: true,
  })
  after?: string | null;
}
