import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account } from '../../../schema/account.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/selection.ts';
import { readMe } from './account.view.ts';
import { signIn, signOut } from './sign-in.service.ts';

/** Sign-in and the viewer's own account. */
@Resolver(() => Account)
export class AccountResolver {
  @Access('public')
  @Query(() => Account, {
    nullable: true,
    description: 'The signed-in account; null for visitors. For: everybody.',
  })
  me(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<Account | null> {
    return readMe(ctx, selectionOf(info));
  }

  @Access('public')
  @Mutation(() => Account, {
    description: 'Begins a session. Errors: SIGN_IN_FAILED, RATE_LIMITED. For: everybody.',
  })
  async signIn(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
  ): Promise<Account | null> {
    const accountId = await signIn(ctx, email, password);
    return readMe(ctx, selectionOf(info), accountId);
  }

  @Access('public')
  @Mutation(() => Boolean, { description: 'Ends the session. For: everybody.' })
  signOut(@Ctx() ctx: Context): Promise<boolean> {
    return signOut(ctx);
  }
}
