import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { PageInput } from '../../../schema/page.ts';
import {
  Product,
  ProductFilter,
  ProductInput,
  ProductPage,
  ProductPermissions,
  ProductSort,
} from '../../../schema/product.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { type ProductFacts, productPermissions } from './product.policy.ts';
import { readChangedProduct, readMyProducts, readProduct, readProducts } from './product.read.ts';
import { createProduct, deactivateProduct, setProductHidden, updateProduct } from './product.service.ts';

/** Products, public and own. */
@Resolver(() => Product)
export class ProductResolver {
  @FieldResolver(() => ProductPermissions, { description: 'Permissions of the viewer.' })
  permissions(@Ctx() ctx: Context, @Root() product: { permissions: ProductFacts }): ProductPermissions {
    return productPermissions(ctx.actor, product.permissions);
  }

  @Access('public', { scope: 'any' })
  @Query(() => ProductPage, { description: 'Public products of the shop. For: everybody.' })
  products(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => ProductFilter, { nullable: true }) filter?: ProductFilter,
    @Arg('sort', () => ProductSort, { nullable: true, defaultValue: ProductSort.DEFAULT })
    sort?: ProductSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<ProductPage> {
    return readProducts(ctx, { filter, sort }, selectionOf(info), page);
  }

  @Access('public', { scope: 'any' })
  @Query(() => Product, {
    nullable: true,
    description: 'A product; null when there is none or the viewer may not see it. For: everybody.',
  })
  product(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<Product | null> {
    return readProduct(ctx, toId(id, 'id'), selectionOf(info));
  }

  @Access('session')
  @Query(() => ProductPage, { description: 'Products of the viewer, newest first. For: signed in.' })
  myProducts(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<ProductPage> {
    return readMyProducts(ctx, selectionOf(info), page);
  }

  @Access('verified', { idempotent: true })
  @Mutation(() => Product, {
    description:
      'Adds a product to the shop. Errors: TITLE_REQUIRED, DETAILS_REQUIRED, IMAGE_REQUIRED, PRICE_REQUIRED, AMOUNT_INVALID, PRODUCT_PRICE_TOO_SMALL. For: verified.',
  })
  async createProduct(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => ProductInput) input: ProductInput,
  ): Promise<Product> {
    const id = await createProduct(ctx, input);
    return readChangedProduct(ctx, id, selectionOf(info));
  }

  @Access('verified')
  @Mutation(() => Product, {
    description:
      'Changes a product; existing orders keep their price. Errors: TITLE_REQUIRED, DETAILS_REQUIRED, IMAGE_REQUIRED, PRICE_REQUIRED, AMOUNT_INVALID, PRODUCT_PRICE_TOO_SMALL. For: its seller.',
  })
  async updateProduct(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ProductInput) input: ProductInput,
  ): Promise<Product> {
    await updateProduct(ctx, toId(id, 'id'), input);
    return readChangedProduct(ctx, toId(id), selectionOf(info));
  }

  @Access('session')
  @Mutation(() => Product, {
    description: 'Hides a product, or shows it again. Errors: WRONG_STATE. For: its seller.',
  })
  async setProductHidden(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('hidden', () => Boolean) isHidden: boolean,
  ): Promise<Product> {
    await setProductHidden(ctx, toId(id, 'id'), isHidden);
    return readChangedProduct(ctx, toId(id), selectionOf(info));
  }

  @Access('staff')
  @Mutation(() => Product, {
    description:
      'Deactivates a product, or brings it back; its seller is notified. Errors: REASON_REQUIRED, WRONG_STATE. For: staff.',
  })
  async deactivateProduct(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('deactivated', () => Boolean) isDeactivated: boolean,
    @Arg('reason', () => String) reason: string,
  ): Promise<Product> {
    await deactivateProduct(ctx, toId(id, 'id'), isDeactivated, reason);
    return readChangedProduct(ctx, toId(id), selectionOf(info));
  }
}
