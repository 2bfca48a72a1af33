import type { Operation } from '../call.ts';
import { readOperations } from './list-operations.ts';
import { resources } from './resources.ts';

/** Public reference data: countries and categories. */
export const catalogueOperations: readonly Operation[] = [
  ...readOperations({
    path: 'Countries',
    resource: resources.countries,
    access: 'public',
    scope: 'any',
    replacedBy: 'countries',
  }),
  ...readOperations({
    path: 'campaignCatgories',
    resource: resources.categories,
    access: 'public',
    scope: 'any',
    replacedBy: 'categories',
  }),
];
