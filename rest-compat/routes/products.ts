import type { Operation } from '../call.ts';
import { countList, readList } from './read-resource.ts';
import { resources } from './resources.ts';
import { pageArguments } from './write-resource.ts';

const resource = resources.products;

/** The shop. */
export const productOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/Products/productList',
    model: resource.name,
    access: 'public',
    scope: 'any',
    replacedBy: 'products',
    summary: 'Active products with their sellers, most in stock first',
    takes: ['offset', 'limit'],
    async handle(call) {
      const where = { productStatus: 1 };
      const order = 'stockCount DESC, id DESC';
      const [products, count] = await Promise.all([
        readList(call, resource, { where, include: 'profile', order, ...pageArguments(call) }),
        countList(call, resource, where),
      ]);
      return { products, count };
    },
  },
];
