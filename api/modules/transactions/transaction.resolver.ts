import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { TransactionConnection, TransactionFilter } from '../../../schema/transaction.ts';
import { Call, Page, Query } from '../../platform/operation.ts';
import { readMyTransactions } from './transaction.read.ts';

@Resolver()
export class TransactionResolver {
  @Access('session', { scope: 'payments:read' })
  @Query(() => TransactionConnection, {
    description: "The viewer's statement, newest first. For: signed in.",
  })
  myTransactions(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => TransactionFilter, { nullable: true }) filter?: TransactionFilter,
    @Page() page?: Page,
  ) {
    return readMyTransactions(ctx, filter ?? {}, fields, page);
  }
}
