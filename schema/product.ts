import 'reflect-metadata';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { PublicType } from './access.ts';
import { connectionOf, RowFilter } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Money, MoneyInput } from './money.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { Category } from './reference-data.ts';
import { Row } from './row.ts';

export const ProductState = graphqlEnum('ProductState', 'States of a product.', {
  ACTIVE: ['active', 'In the shop.'],
  HIDDEN: ['hidden', 'Hidden by its seller.'],
  DEACTIVATED: ['deactivated', 'Deactivated by staff, who alone can bring it back.'],
});
export type ProductState = (typeof ProductState)[keyof typeof ProductState];

export const ProductSort = graphqlEnum('ProductSort', 'Order of a list of products.', {
  DEFAULT: ['default', 'Most in stock first, then newest first.'],
  PRICE_LOW_TO_HIGH: ['price_low_to_high', 'Lowest price after the discount first.'],
  PRICE_HIGH_TO_LOW: ['price_high_to_low', 'Highest price after the discount first.'],
  NEWEST: ['newest', 'Newest first.'],
  UPDATED: ['updated', 'By the time of the last change, earliest first.'],
});
export type ProductSort = (typeof ProductSort)[keyof typeof ProductSort];

@PublicType('Permissions of the viewer on a product.')
export class ProductPermissions {
  @Field(() => Permission, { description: 'Buy it.' })
  buy!: Permission;

  @Field(() => Permission, { description: 'Edit it, show it or hide it.' })
  edit!: Permission;
}

@PublicType("Summary of a product's reviews.")
export class ProductRating {
  @Field(() => Float, { description: 'Average stars, 1 to 5, with one decimal.' })
  average!: number;

  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;
}

@PublicType('A product of the shop.', { implements: Node })
export class Product extends Row {
  @Field(() => String, { description: 'Title, at most 80 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description, plain text of several lines.' })
  description!: string;

  @Field(() => String, { description: 'The first 120 characters of the description.' })
  excerpt!: string;

  @Field(() => Picture, orNull('The first picture.'))
  cover?: Picture | null;

  @Field(() => [Picture], { description: 'All pictures, 1 to 10.' })
  pictures!: Picture[];

  @Field(() => Money, { description: 'Amount before the discount. USD unless the product says otherwise.' })
  amount!: Money;

  @Field(() => Int, { description: 'Discount in percent, 0 to 90.' })
  discountPercent!: number;

  @Field(() => Money, { description: 'Price: the amount minus the discount.' })
  price!: Money;

  @Field(() => Int, { description: 'Pieces in stock.' })
  stockCount!: number;

  @Field(() => [Category], { description: 'Categories.' })
  categories!: Category[];

  @Field(() => ProductState, { description: 'State.' })
  state!: ProductState;

  @Field(() => String, orNull('Reason of the deactivation. For: its seller and staff.'))
  deactivatedReason?: string | null;

  @Field(() => Profile, orNull('Seller.'))
  seller?: Profile | null;

  @Field(() => Boolean, { description: 'Whether the viewer sells it.' })
  isMine!: boolean;

  @Field(() => ProductRating, orNull('Summary of its reviews; null before the first one.'))
  rating?: ProductRating | null;

  @Field(() => ProductPermissions, { description: 'Permissions of the viewer.' })
  permissions!: ProductPermissions;
}

@PublicType('A page of products.')
export class ProductConnection extends connectionOf(Product) {}

@InputType({ description: 'Filter of a list of products. Absent members do not filter.' })
export class ProductFilter extends RowFilter {
  @Field(() => String, orNull('Text contained in the title, at most 100 characters.'))
  search?: string | null;

  @Field(() => [String], orNull('Any of these categories (slugs), at most 20.'))
  categories?: string[] | null;

  @Field(
    () => MoneyInput,
    orNull('Minimum price after the discount, in USD; compared with prices in SGD as a number.'),
  )
  minPrice?: MoneyInput | null;

  @Field(
    () => MoneyInput,
    orNull('Maximum price after the discount, in USD; compared with prices in SGD as a number.'),
  )
  maxPrice?: MoneyInput | null;

  @Field(() => [ProductState], orNull('Any of these states; only staff see others than ACTIVE.'))
  states?: ProductState[] | null;

  @Field(() => ID, orNull('Only products of this seller.'))
  sellerId?: string | null;

  @Field(() => ID, orNull('All but this product.'))
  exceptId?: string | null;

  @Field(() => Boolean, orNull('Only products in stock.'))
  inStock?: boolean | null;
}

@InputType({ description: 'Input of a product.' })
export class ProductInput {
  @Field(() => String, { description: 'Title, 1 to 80 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description, plain text, 1 to 5,000 characters.' })
  description!: string;

  @Field(() => MoneyInput, {
    description: 'Amount before the discount, in USD or SGD: more than 0, at most 1,000,000.00.',
  })
  amount!: MoneyInput;

  @Field(() => Int, orNull('Discount in percent, 0 to 90.'))
  discountPercent?: number | null;

  @Field(() => Int, { description: 'Pieces in stock, 0 to 100,000.' })
  stockCount!: number;

  @Field(
    () => Int,
    orNull('The stockCount when the form was opened. With it, purchases and returns since then are kept.'),
  )
  stockWas?: number | null;

  @Field(() => [String], { description: 'Slugs of categories, at most 20.' })
  categories!: string[];

  @Field(() => [ID], {
    description: 'Ids of pictures uploaded for a product, 1 to 10; the first is the cover.',
  })
  pictures!: string[];
}
