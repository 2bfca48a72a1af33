import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Category, CategoryInput } from '../../../schema/reference-data.ts';
import { Call, Mutation, Query } from '../../platform/operation.ts';
import { readAllCategories, readCategory } from '../reference-data/reference-data.read.ts';
import { saveCategory } from './category.service.ts';

/** Categories as staff look after them. */
@Resolver()
export class CategoryResolver {
  @Access('staff', { role: 'content' })
  @Query(() => [Category], {
    description: 'All categories, hidden ones too, by name. For: staff (content).',
  })
  categoriesDesk(@Call() { ctx, fields }: Call) {
    return readAllCategories(ctx, fields);
  }

  @Access('staff', { role: 'content' })
  @Mutation(() => Category, {
    description:
      'Adds a category, or renames, hides, shows or features one. Its id and its name in addresses stay. Errors: NOT_FOUND, FIELD_REQUIRED. For: staff (content).',
  })
  async saveCategory(@Call() { ctx, fields }: Call, @Arg('input', () => CategoryInput) input: CategoryInput) {
    const id = await saveCategory(ctx, input);
    return readCategory(ctx, id, fields);
  }
}
