import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  Product,
  ProductConnection,
  ProductFilter,
  ProductInput,
  ProductPermissions,
  ProductSort,
} from '../../../schema/product.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import type { Patch } from '../../platform/patch.ts';
import { type ProductFacts, productPermissions } from './product.policy.ts';
import { readChangedProduct, readMyProducts, readProduct, readProducts } from './product.read.ts';
import { createProduct, deactivateProduct, setProductHidden, updateProduct } from './product.service.ts';

@Resolver(() => Product)
export class ProductResolver {
  @FieldResolver(() => ProductPermissions, { description: 'Permissions of the viewer.' })
  permissions(@Ctx() ctx: Context, @Root() product: { permissions: ProductFacts }): ProductPermissions {
    return productPermissions(ctx.actor, product.permissions);
  }

  @Access('public', { scope: 'any' })
  @Query(() => ProductConnection, {
    description:
      'Public products of the shop; for staff also those in the states that they ask for. For: everybody.',
  })
  products(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => ProductFilter, { nullable: true }) filter?: ProductFilter,
    @Arg('sort', () => ProductSort, { nullable: true, defaultValue: ProductSort.DEFAULT })
    sort?: ProductSort,
    @Page() page?: Page,
  ) {
    return readProducts(ctx, { filter, sort }, fields, page);
  }

  @Access('public', { scope: 'any' })
  @Query(() => Product, {
    nullable: true,
    description: 'A product; null when there is none or the viewer may not see it. For: everybody.',
  })
  product(@Call() { ctx, fields }: Call, @IdArg('id') id: number) {
    return readProduct(ctx, id, fields);
  }

  @Access('session')
  @Query(() => ProductConnection, { description: 'Products of the viewer, newest first. For: signed in.' })
  myProducts(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => ProductFilter, { nullable: true }) filter?: ProductFilter,
    @Arg('sort', () => ProductSort, { nullable: true, defaultValue: ProductSort.NEWEST }) sort?: ProductSort,
    @Page() page?: Page,
  ) {
    return readMyProducts(ctx, { filter, sort }, fields, page);
  }

  @Access('verified', { idempotent: true })
  @Mutation(() => Product, {
    description:
      'Adds a product to the shop. Errors: TITLE_REQUIRED, DETAILS_REQUIRED, IMAGE_REQUIRED, PRICE_REQUIRED, AMOUNT_INVALID, PRODUCT_PRICE_TOO_SMALL. For: verified.',
  })
  async createProduct(@Call() { ctx, fields }: Call, @Arg('input', () => ProductInput) input: ProductInput) {
    const id = await createProduct(ctx, input);
    return readChangedProduct(ctx, id, fields);
  }

  @Access('verified', { patch: true })
  @Mutation(() => Product, {
    description:
      'Changes a product; what is not given stays, and null empties it. Existing orders keep their price. Errors: TITLE_REQUIRED, DETAILS_REQUIRED, IMAGE_REQUIRED, PRICE_REQUIRED, AMOUNT_INVALID, PRODUCT_PRICE_TOO_SMALL. For: its seller.',
  })
  async updateProduct(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('input', () => ProductInput) input: Patch<ProductInput>,
  ) {
    await updateProduct(ctx, id, input);
    return readChangedProduct(ctx, id, fields);
  }

  @Access('session')
  @Mutation(() => Product, {
    description: 'Hides a product, or shows it again. Errors: WRONG_STATE. For: its seller.',
  })
  async setProductHidden(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('hidden', () => Boolean) isHidden: boolean,
  ) {
    await setProductHidden(ctx, id, isHidden);
    return readChangedProduct(ctx, id, fields);
  }

  @Access('staff', { role: 'trust' })
  @Mutation(() => Product, {
    description:
      'Deactivates a product, or brings it back; its seller is notified. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (trust).',
  })
  async deactivateProduct(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('deactivated', () => Boolean) isDeactivated: boolean,
    @Arg('reason', () => String) reason: string,
  ) {
    await deactivateProduct(ctx, id, isDeactivated, reason);
    return readChangedProduct(ctx, id, fields);
  }
}
