import { Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Category, Country } from '../../../schema/reference-data.ts';
import { Call, Query } from '../../platform/operation.ts';
import { readCategories, readCountries } from './reference-data.read.ts';

@Resolver()
export class ReferenceDataResolver {
  @Access('public', { scope: 'any' })
  @Query(() => [Country], { description: 'All countries, by name. For: everybody.' })
  countries(@Call() { ctx, fields }: Call) {
    return readCountries(ctx, fields);
  }

  @Access('public', { scope: 'any' })
  @Query(() => [Category], { description: 'Active categories. For: everybody.' })
  categories(@Call() { ctx, fields }: Call) {
    return readCategories(ctx, fields);
  }
}
