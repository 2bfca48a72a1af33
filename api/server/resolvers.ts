import type { NonEmptyArray } from 'type-graphql';
import { AccountResolver } from '../modules/accounts/account.resolver.ts';

/** All resolvers. A new module is one line here. */
export const resolvers: NonEmptyArray<new () => object> = [AccountResolver];
