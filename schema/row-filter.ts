import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

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
