import type { CreateProductInput, EditedProductQuery } from '../../../__generated__/graphql.ts';
import type { UploadedPicture } from '../../../components/upload/uploadPicture.ts';
import { t } from '../../../languages/t.ts';
import { amountFault } from '../../../lib/form/amountFault.ts';
import { parseMoney, toTypedMoney } from '../../../lib/format/formatMoney.ts';

export type EditedProduct = NonNullable<EditedProductQuery['product']>;
export type Categories = EditedProductQuery['categories'];

/** The form of a product: amounts and numbers as typed. */
export type ProductValues = ReturnType<typeof toValues>;

export function toValues(product: EditedProduct | null) {
  return {
    title: product?.title ?? '',
    description: product?.description ?? '',
    amount: product ? toTypedMoney(product.amount.amount) : '',
    currency: product?.amount.currency ?? 'SGD',
    discount: product ? String(product.discountPercent) : '0',
    stock: product ? String(product.stockCount) : '1',
    categories: product?.categories.map(({ slug }) => slug) ?? [],
    pictures: [...(product?.pictures ?? [])] as UploadedPicture[],
  };
}

const whole = (text: string, most: number) => /^\d{1,6}$/.test(text.trim()) && Number(text) <= most;

/** The same rules and texts as the server's. */
export function productErrors(values: ProductValues): Partial<Record<keyof ProductValues, string>> {
  const errors: Partial<Record<keyof ProductValues, string>> = {};
  if (values.pictures.length === 0) errors.pictures = t('Please select image');
  if (!values.title.trim()) errors.title = t('Please enter title');
  if (!values.description.trim()) errors.description = t('Please enter detail');
  const fault = amountFault(values.amount);
  if (!values.amount.trim() || parseMoney(values.amount) === 0) errors.amount = t('Please enter price');
  else if (fault) errors.amount = t(fault);
  if (!whole(values.discount, 90)) errors.discount = t('A whole number from 0 to 90');
  if (!whole(values.stock, 100_000)) errors.stock = t('A whole number from 0 to 100,000');
  return errors;
}

export function toInput({ title, description, ...values }: ProductValues): CreateProductInput {
  return {
    title,
    description,
    amount: { amount: parseMoney(values.amount) ?? 0, currency: values.currency },
    discountPercent: Number(values.discount),
    stockCount: Number(values.stock),
    categories: values.categories,
    pictures: values.pictures.map(({ id }) => id),
  };
}

/** Members of the form by what the API calls them. */
export const formField: Readonly<Record<string, keyof ProductValues>> = {
  discountPercent: 'discount',
  stockCount: 'stock',
};
