import type { Operation } from '../call.ts';
import { badRequest } from '../lb3/legacy-error.ts';
import { readOperations } from './list-operations.ts';
import { countList, readList } from './read-resource.ts';
import { resources } from './resources.ts';

const resource = resources.products;
const common = { access: 'public', scope: 'any', replacedBy: 'products' } as const;

/** The shop. */
export const productOperations: readonly Operation[] = [
  ...readOperations({ ...common, path: 'Products', resource }),
  {
    ...common,
    method: 'GET',
    path: '/Products/productList',
    model: resource.name,
    failureFormat: 'errors',
    summary: 'Active products with their sellers, most in stock first',
    takes: ['offset', 'limit'],
    async handle(call) {
      const [offset, limit] = [call.args.number('offset'), call.args.number('limit')];
      for (const given of [offset, limit])
        if (given !== undefined && (!Number.isInteger(given) || given < 0))
          throw badRequest('Value is not a number.');
      const where = { productStatus: 1 };
      const order = 'stockCount DESC, id DESC';
      const [products, count] = await Promise.all([
        readList(call, resource, { where, include: 'profile', order, offset, limit }),
        countList(call, resource, where),
      ]);
      return { products, count };
    },
  },
];
