import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { PageInput } from '../../../schema/page.ts';
import { TransactionFilter, TransactionPage } from '../../../schema/transaction.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readMyTransactions } from './transaction.read.ts';

/** Statement of the viewer. */
@Resolver()
export class TransactionResolver {
  @Access('session', { scope: 'payments:read' })
  @Query(() => TransactionPage, { description: "The viewer's statement, newest first. For: signed in." })
  myTransactions(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => TransactionFilter, { nullable: true }) filter?: TransactionFilter,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<TransactionPage> {
    return readMyTransactions(ctx, filter ?? {}, selectionOf(info), page);
  }
}
