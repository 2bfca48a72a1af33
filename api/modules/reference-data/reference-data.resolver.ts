import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Category, Country } from '../../../schema/reference-data.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readCategories } from './category.read.ts';
import { readCountries } from './country.read.ts';

/** Reference data for forms: countries and categories. */
@Resolver()
export class ReferenceDataResolver {
  @Access('public', { scope: 'any' })
  @Query(() => [Country], { description: 'All countries, by name. For: everybody.' })
  countries(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<Country[]> {
    return readCountries(ctx, selectionOf(info));
  }

  @Access('public', { scope: 'any' })
  @Query(() => [Category], { description: 'Active categories. For: everybody.' })
  categories(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<Category[]> {
    return readCategories(ctx, selectionOf(info));
  }
}
