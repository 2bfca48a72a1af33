import 'reflect-metadata';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Public } from './access.ts';
import { Category } from './category.ts';
import { Money } from './money.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant, MinorUnitsScalar } from './scalars.ts';

export const ProductStatus = {
  ACTIVE: 'active',
  HIDDEN: 'hidden',
  DEACTIVATED: 'deactivated',
} as const;
export type ProductStatus = (typeof ProductStatus)[keyof typeof ProductStatus];

registerEnumType(ProductStatus, {
  name: 'ProductStatus',
  description: 'Whether a product is shown.',
  valuesConfig: {
    ACTIVE: { description: 'In the shop (legacy status 1).' },
    HIDDEN: { description: 'Its seller has taken it out of the shop.' },
    DEACTIVATED: { description: 'Staff has taken it out of the shop; only staff brings it back.' },
  },
});

export const ProductSort = {
  DEFAULT: 'default',
  PRICE_LOW_TO_HIGH: 'price_low_to_high',
  PRICE_HIGH_TO_LOW: 'price_high_to_low',
  NEWEST: 'newest',
} as const;
export type ProductSort = (typeof ProductSort)[keyof typeof ProductSort];

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'Order of a list of products.',
  valuesConfig: {
    DEFAULT: { description: 'Most in stock first, then newest first.' },
    PRICE_LOW_TO_HIGH: { description: 'By the price after the discount, legacy 1.' },
    PRICE_HIGH_TO_LOW: { description: 'By the price after the discount, legacy 2.' },
    NEWEST: { description: 'Newest first.' },
  },
});

@Public()
@ObjectType({ description: 'What the viewer may do with a product.', simpleResolvers: true })
export class ProductPermissions {
  @Field(() => Permission, { description: 'Buy it.' })
  buy!: Permission;

  @Field(() => Permission, { description: 'Edit it, show it or hide it.' })
  edit!: Permission;
}

@Public()
@ObjectType({ description: 'What buyers think of a product, all together.', simpleResolvers: true })
export class ProductRating {
  @Field(() => Float, { description: 'Stars on average, 1 to 5, to one decimal.' })
  average!: number;

  @Field(() => Int, { description: 'How many have said so.' })
  count!: number;
}

@Public()
@ObjectType({ description: 'Something that a person sells.', simpleResolvers: true })
export class Product {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Title, at most 80 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description, plain text of several lines.' })
  description!: string;

  @Field(() => String, { description: 'The first 120 characters of the description.' })
  excerpt!: string;

  @Field(() => Picture, { description: 'The first picture.', nullable: true })
  cover?: Picture | null;

  @Field(() => [Picture], { description: 'All pictures, 1 to 10.' })
  pictures!: Picture[];

  @Field(() => Money, { description: 'Amount before the discount. USD unless the product says otherwise.' })
  amount!: Money;

  @Field(() => Int, { description: 'Discount in percent, 0 to 90.' })
  discountPercent!: number;

  @Field(() => Money, { description: 'What is paid: the amount minus the discount.' })
  price!: Money;

  @Field(() => Int, { description: 'How many are left.' })
  stockCount!: number;

  @Field(() => [Category], { description: 'Categories.' })
  categories!: Category[];

  @Field(() => ProductStatus, { description: 'Whether it is shown.' })
  status!: ProductStatus;

  @Field(() => String, {
    description: 'Why staff deactivated it. For: its seller and staff.',
    nullable: true,
  })
  deactivatedReason?: string | null;

  @Field(() => Profile, { description: 'Who sells it.', nullable: true })
  seller?: Profile | null;

  @Field(() => Boolean, { description: 'Whether the viewer sells it.' })
  isMine!: boolean;

  @Field(() => ProductRating, {
    description: 'What buyers think of it; null before the first review.',
    nullable: true,
  })
  rating?: ProductRating | null;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Instant;

  @Field(() => ProductPermissions, { description: 'What the viewer may do with it.' })
  permissions!: ProductPermissions;
}

@Public()
@ObjectType({ description: 'One page of products.', simpleResolvers: true })
export class ProductPage {
  @Field(() => [Product], { description: 'The rows.' })
  items!: Product[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;

  @Field(() => String, { description: 'Where `page.after` goes on; null on an empty page.', nullable: true })
  endCursor?: string | null;
}

@InputType({ description: 'Which products to list.' })
export class ProductFilter {
  @Field(() => String, {
    description: 'Text contained in the title, at most 100 characters.',
    nullable: true,
  })
  search?: string | null;

  @Field(() => [String], { description: 'Any of these categories (slugs), at most 20.', nullable: true })
  categories?: string[] | null;

  @Field(() => MinorUnitsScalar, {
    description: 'Least price after the discount, minor units.',
    nullable: true,
  })
  minPrice?: number | null;

  @Field(() => MinorUnitsScalar, {
    description: 'Most price after the discount, minor units.',
    nullable: true,
  })
  maxPrice?: number | null;

  @Field(() => ID, { description: "Only this seller's.", nullable: true })
  sellerId?: string | null;

  @Field(() => ID, { description: 'All but this product.', nullable: true })
  exceptId?: string | null;

  @Field(() => Boolean, { description: 'Only what is in stock.', nullable: true })
  inStock?: boolean | null;
}

@InputType({ description: 'A product as its form sends it.' })
export class ProductInput {
  @Field(() => String, { description: '1 to 80 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text, 1 to 5,000 characters.' })
  description!: string;

  @Field(() => MinorUnitsScalar, {
    description: 'Amount before the discount, minor units, at most 1,000,000.00.',
  })
  amountMinor!: number;

  @Field(() => String, { description: 'USD (when absent) or SGD.', nullable: true })
  currency?: string | null;

  @Field(() => Int, { description: 'Discount in percent, 0 to 90.', nullable: true })
  discountPercent?: number | null;

  @Field(() => Int, { description: 'How many there are, 0 to 100,000.' })
  stockCount!: number;

  @Field(() => Int, {
    description:
      'What stockCount was when the form was opened. When it is there, what was bought or came back meanwhile is counted in.',
    nullable: true,
  })
  stockWas?: number | null;

  @Field(() => [String], { description: 'Slugs of categories, at most 20.' })
  categories!: string[];

  @Field(() => [ID], {
    description: 'Ids of pictures uploaded for a product, 1 to 10; the first is the cover.',
  })
  pictures!: string[];
}
