import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { RowSort } from '../../../schema/connection.ts';
import { TransactionConnection, TransactionFilter } from '../../../schema/transaction.ts';
import { Call, Page, Query } from '../../platform/operation.ts';
import { readMyTransactions } from './transaction.read.ts';

@Resolver()
export class TransactionResolver {
  @Access('session', { scope: 'payments:read' })
  @Query(() => TransactionConnection, {
    description: "The viewer's statement. For: signed in.",
  })
  myTransactions(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => TransactionFilter, { nullable: true }) filter?: TransactionFilter,
    @Arg('sort', () => RowSort, { nullable: true, defaultValue: RowSort.NEWEST }) sort?: RowSort,
    @Page() page?: Page,
  ) {
    return readMyTransactions(ctx, { filter, sort }, fields, page);
  }
}
