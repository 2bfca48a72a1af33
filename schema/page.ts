import 'reflect-metadata';
import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Page of a list. Every list takes it.' })
export class PageInput {
  @Field(() => Int, { description: 'Rows to skip, 0 to 10,000.', nullable: true })
  offset: number | null = 0;

  @Field(() => Int, { description: 'Number of rows, 1 to 100.', nullable: true })
  limit: number | null = 12;

  @Field(() => String, {
    description:
      '`endCursor` of the previous page, for lists that have one: as fast on the last page as on the first. Filter and sort must be the same.',
    nullable: true,
  })
  after?: string | null;
}
