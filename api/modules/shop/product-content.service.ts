import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import type { ProductInput } from '../../../schema/product.ts';
import { minorOf } from '../../../schema/usd.ts';
import { checkAll } from '../../platform/check-all.ts';
import type { Ctx } from '../../platform/context.ts';
import { minimumCharge } from '../../platform/payment/minimum-charge.ts';
import { checkText, tidyLine } from '../../platform/text.ts';
import { findCategories } from '../reference-data/references.service.ts';
import type { Product } from './product.entity.ts';

/** Limits of a product. */
export const productLimits = {
  title: 80,
  description: 5_000,
  /** Maximum length of the preview (specification, section 9). */
  excerpt: 120,
  /** Minor units: 1,000,000.00. */
  amountMinor: 100_000_000,
  discountPercent: 90,
  stockCount: 100_000,
  pictures: 10,
} as const;

/** Currencies that a product may be sold in. */
const currencies = ['USD', 'SGD'];

/** The part of a product that its seller fills in. */
export type ProductContent = Pick<
  Product,
  | 'title'
  | 'description'
  | 'excerpt'
  | 'amountMinor'
  | 'currency'
  | 'discountPercent'
  | 'stockCount'
  | 'categoryIds'
  | 'pictures'
>;

/** Price of one piece: the amount minus the discount; half a cent is rounded in the buyer's favour. */
export function priceOf(amountMinor: number, discountPercent: number): number {
  return amountMinor - Math.floor((amountMinor * discountPercent + 50) / 100);
}

/** The beginning of a description, on one line. */
export function previewOf(description: string): string {
  const signs = [...description.replaceAll(/\s+/g, ' ')];
  const isWhole = signs.length <= productLimits.excerpt;
  return isWhole
    ? signs.join('')
    : `${signs
        .slice(0, productLimits.excerpt - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * Validates a product and returns what is to be stored. Throws at every invalid field, in the order of the form.
 */
export async function checkProduct(ctx: Ctx, input: ProductInput): Promise<ProductContent> {
  const { title, description, money, stockCount, pictures } = checkAll({
    title: () => checkTitle(input.title),
    description: () => checkDescription(input.description),
    money: () => checkMoney(input),
    stockCount: () => wholeNumber(input.stockCount, productLimits.stockCount, 'stockCount'),
    pictures: () => checkPictures(input.pictures),
  });
  const categoryIds = await findCategories(ctx, input.categories);
  return { title, description, excerpt: previewOf(description), ...money, stockCount, categoryIds, pictures };
}

function checkTitle(title: string): string {
  const text = tidyLine(title);
  if (text === '') throw new DomainError(ErrorCode.TITLE_REQUIRED, 'title');
  if ([...text].length > productLimits.title)
    throw outOfBounds('title', { maxCharacters: productLimits.title });
  return text;
}

function checkDescription(description: string): string {
  return checkText(description, {
    field: 'description',
    max: productLimits.description,
    missing: ErrorCode.DETAILS_REQUIRED,
  });
}

function checkMoney(input: ProductInput): Pick<Product, 'amountMinor' | 'currency' | 'discountPercent'> {
  const { currency } = input.amount;
  const amountMinor = minorOf(input.amount, 'amount', ...currencies);
  if (amountMinor <= 0) throw new DomainError(ErrorCode.PRICE_REQUIRED, 'amount');
  if (amountMinor > productLimits.amountMinor) throw new DomainError(ErrorCode.AMOUNT_INVALID, 'amount');
  const discountPercent = wholeNumber(
    input.discountPercent ?? 0,
    productLimits.discountPercent,
    'discountPercent',
  );
  const least = minimumCharge(currency);
  if (priceOf(amountMinor, discountPercent) < least) {
    const params = { amount: { amount: least, currency } };
    throw new DomainError({ code: ErrorCode.PRODUCT_PRICE_TOO_SMALL, params }, 'amount');
  }
  return { amountMinor, currency, discountPercent };
}

function checkPictures(ids: readonly string[]): string[] {
  const pictures = [...new Set(ids)];
  if (pictures.length === 0) throw new DomainError(ErrorCode.IMAGE_REQUIRED, 'pictures');
  if (pictures.length > productLimits.pictures)
    throw outOfBounds('pictures', { maxItems: productLimits.pictures });
  return pictures;
}

function wholeNumber(value: number, most: number, field: string): number {
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw outOfBounds(field, { min: 0, max: most });
  }
  return value;
}
