import 'reflect-metadata';
import { ArgsType, type ClassType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PublicType, SameAccess } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

/** Arguments of every list. Neither `first` with `last`, nor `after` with `before`, nor `offset` with a cursor. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, orNull('Number of rows from the beginning, 1 to 100.'))
  first: number | null = 12;

  @Field(() => String, orNull('Cursor: only rows after it. Filter and sort must be those of the cursor.'))
  after?: string | null;

  @Field(() => Int, orNull('Number of rows from the end, 1 to 100; in place of `first`.'))
  last?: number | null;

  @Field(() => String, orNull('Cursor: only rows before it. Filter and sort must be those of the cursor.'))
  before?: string | null;

  @Field(() => Int, orNull('Rows to skip, 0 to 10,000; in place of a cursor.'))
  offset?: number | null;
}

export const RowSort = graphqlEnum('RowSort', 'Order of a list of rows.', {
  NEWEST: ['newest', 'Newest first.'],
  UPDATED: ['updated', 'By the time of the last change, earliest first.'],
});
export type RowSort = (typeof RowSort)[keyof typeof RowSort];

/** Members that the filters of lists have alike. */
@InputType()
export abstract class RowFilter {
  @Field(() => [ID], orNull('Any of these ids, at most 100; none when empty.'))
  ids?: string[] | null;

  @Field(() => DateTimeScalar, orNull('Only rows that changed at this time or later.'))
  updatedSince?: Instant | null;
}

@PublicType('Where a page begins and ends.')
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether rows follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether rows precede this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, orNull('Cursor of the first row; null on an empty page.'))
  startCursor?: string | null;

  @Field(() => String, orNull('Cursor of the last row; null on an empty page.'))
  endCursor?: string | null;
}

/** The type of a row with its cursor. */
function edgeOf<Node extends object>(node: ClassType<Node>) {
  class Edge {
    @Field(() => String, { description: 'Cursor of the row, for `after` and `before`.' })
    cursor!: string;

    @Field(() => node, { description: 'The row.' })
    node!: Node;
  }
  SameAccess(node, `${node.name}Edge`, 'A row of a list with its cursor.')(Edge);
  return Edge;
}

/** The fields of a page of a list. */
export function connectionOf<Node extends object>(
  node: ClassType<Node>,
  { nodes = 'Rows of this page.', totalCount = 'Number of rows in all pages.' } = {},
) {
  const edge = edgeOf(node);

  @ObjectType({ simpleResolvers: true })
  abstract class Connection {
    @Field(() => [node], { description: nodes })
    nodes!: Node[];

    @Field(() => [edge], { description: 'Rows of this page with their cursors.' })
    edges!: { cursor: string; node: Node }[];

    @Field(() => PageInfo, { description: 'Where this page begins and ends.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: totalCount })
    totalCount!: number;
  }
  return Connection;
}
