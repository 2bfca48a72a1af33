import { HttpResponse } from 'msw';
import type {
  OrderFieldsFragment,
  ProductCardFragment,
  ProductDetailQuery,
} from '../../../web/src/__generated__/graphql.ts';
import { allowed, money } from '../campaigns/fixtures.ts';
import { api } from '../support/server.ts';

const seller = { __typename: 'Profile', id: 'usr_90', fullName: 'Halia Tan', isStaff: false, avatar: null };
const buyer = { __typename: 'Profile', id: 'usr_1', fullName: 'Mei Tan', isStaff: false, avatar: null };

/** A product as cards show it. */
export function someProduct(own: Partial<ProductCardFragment> = {}) {
  return {
    __typename: 'Product',
    id: 'prd_7',
    title: 'Noodle bowl',
    excerpt: 'Holds a proper portion.',
    amount: money(3_200),
    price: money(2_400),
    discountPercent: 25,
    stockCount: 3,
    cover: null,
    seller,
    ...own,
  };
}

type Detail = NonNullable<ProductDetailQuery['product']>;

/** A product as its page shows it; for a member who may buy it, unless said otherwise. */
export function someDetail({
  permissions,
  ...own
}: Partial<Omit<Detail, 'permissions'>> & { permissions?: object } = {}) {
  return {
    ...someProduct(),
    description: 'Thrown by hand.\nHolds a proper portion.',
    rating: null,
    state: 'ACTIVE',
    deactivatedReason: null,
    isMine: false,
    categories: [{ __typename: 'Category', id: 'cat_1', name: 'Food', slug: 'food' }],
    pictures: [],
    seller: { ...seller, city: 'Singapore', country: null },
    permissions: { __typename: 'ProductPermissions', buy: allowed, ...permissions },
    ...own,
  };
}

/** The shop with these products, and what it was asked for. */
export function shop(
  answer: { totalCount: number; nodes: unknown[] } = { totalCount: 1, nodes: [someProduct()] },
) {
  const asked: Record<string, unknown>[] = [];
  const handler = api.query('Products', ({ variables }) => {
    asked.push(variables);
    return HttpResponse.json({ data: { products: { __typename: 'ProductConnection', ...answer } } });
  });
  return { handler, asked };
}

export const shopCategories = api.query('FilterCategories', () =>
  HttpResponse.json({
    data: {
      categories: [
        { __typename: 'Category', id: 'cat_1', name: 'Food', slug: 'food' },
        { __typename: 'Category', id: 'cat_2', name: 'Skin care', slug: 'skin-care' },
      ],
    },
  }),
);

/** An order as lists and its page show it: paid by card, seen by its buyer, unless said otherwise. */
export function someOrder(own: Partial<OrderFieldsFragment> = {}) {
  return {
    __typename: 'Order',
    id: 'ord_31',
    state: 'PAID',
    method: 'CARD',
    title: 'Noodle bowl',
    quantity: 1,
    mySide: 'BUYER',
    isHeld: true,
    held: money(2_400),
    isPaidOut: false,
    isChargedBack: false,
    chargebackAfterPayout: null,
    problem: null,
    endReason: null,
    tracking: null,
    dueAt: '2026-12-04T04:00:00Z',
    createdAt: '2026-11-22T04:00:00Z',
    shippedAt: null,
    deliveredAt: null,
    picture: null,
    product: { __typename: 'Product', id: 'prd_7' },
    total: money(2_400),
    buyer,
    seller,
    delivery: {
      __typename: 'Delivery',
      recipient: 'Mei Tan',
      phone: '81234567',
      line1: '12 Joo Chiat Road',
      line2: null,
      postalCode: '427356',
    },
    payNow: null,
    review: null,
    nextSteps: [],
    mayReview: { __typename: 'Permission', allowed: false },
    timeline: [
      { __typename: 'OrderEvent', action: 'place', state: 'PLACED', by: 'BUYER', at: '2026-11-22T04:00:00Z' },
    ],
    ...own,
  } as OrderFieldsFragment;
}

/** A step that the viewer may take, or may not and why. */
export const step = (action: string, reason: string | null = null) => ({
  __typename: 'OrderStep' as const,
  action: action as never,
  permission: {
    __typename: 'Permission' as const,
    allowed: reason === null,
    code: null,
    params: null,
    reason,
  },
});

/** The page of an order; what it answers may change under way. */
export const orderPage = (order: () => object | null) =>
  api.query('OrderPage', () =>
    HttpResponse.json({
      data: {
        order: order(),
        savedPaymentMethods: { __typename: 'SavedPaymentMethodConnection', nodes: [] },
        clientConfig: {
          __typename: 'ClientConfig',
          paymentPublishableKey: 'pk_local',
          paymentLocalBase: 'http://localhost/provider',
          payNowCurrencies: ['SGD'],
        },
      },
    }),
  );
