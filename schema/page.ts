import 'reflect-metadata';
import { type ClassType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { orNull } from './or-null.ts';

@InputType({ description: 'Page of a list. Every list takes it.' })
export class PageInput {
  @Field(() => Int, orNull('Rows to skip, 0 to 10,000.'))
  offset: number | null = 0;

  @Field(() => Int, orNull('Number of rows, 1 to 100.'))
  limit: number | null = 12;

  @Field(
    () => String,
    orNull(
      '`endCursor` of the previous page, for lists that have one: as fast on the last page as on the first. Filter and sort must be the same.',
    ),
  )
  after?: string | null;
}

/** The fields of one page of a list. */
export function pageOf<Row extends object>(
  row: ClassType<Row>,
  { items = 'Rows of this page.', total = 'Number of rows in all pages.' } = {},
) {
  @ObjectType({ simpleResolvers: true })
  abstract class Page {
    @Field(() => [row], { description: items })
    items!: Row[];

    @Field(() => Int, { description: total })
    total!: number;
  }
  return Page;
}

/** The fields of one page of a list that goes on from a cursor. */
export function cursorPageOf<Row extends object>(
  row: ClassType<Row>,
  {
    endCursor = 'Cursor for `page.after` of the next page; null on an empty page.',
    ...texts
  }: { items?: string; total?: string; endCursor?: string } = {},
) {
  @ObjectType({ simpleResolvers: true })
  abstract class CursorPage extends pageOf(row, texts) {
    @Field(() => String, { description: endCursor, nullable: true })
    endCursor?: string | null;
  }
  return CursorPage;
}
