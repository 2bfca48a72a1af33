import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refused } from '../campaigns/fixtures.ts';
import type { Me } from '../support/render.tsx';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { someDetail, someProduct } from './fixtures.ts';

type Said = { totalCount: number; nodes: unknown[] };

const review = {
  __typename: 'ProductReview',
  id: 'rvw_3',
  rating: 4,
  text: 'Holds noodles.',
  createdAt: '2026-11-20T04:00:00Z',
  author: { __typename: 'Profile', id: 'usr_8', fullName: 'Arif Rahman', isStaff: false, avatar: null },
};

function open(
  product: object | null = someDetail(),
  { me = someMe() as Me | null, said = { totalCount: 0, nodes: [] } as Said, more = [] as unknown[] } = {},
) {
  const handlers = [
    api.query('ProductDetail', () => HttpResponse.json({ data: { product } })),
    api.query('ProductReviews', () =>
      HttpResponse.json({ data: { productReviews: { __typename: 'ProductReviewConnection', ...said } } }),
    ),
    api.query('MoreOfSeller', () =>
      HttpResponse.json({ data: { products: { __typename: 'ProductConnection', nodes: more } } }),
    ),
  ];
  return renderPage('/productsdetail/90/7', { me, handlers });
}

describe('a product', () => {
  it('that nothing stands for is not asked for again: there is a way to the shop', async () => {
    const gone = api.query('ProductDetail', () =>
      refusal('NOT_FOUND', "We couldn't find this. It may have been removed."),
    );
    renderPage('/productsdetail/90/abc', { handlers: [gone] });
    expect(await screen.findByRole('heading', { name: "This product isn't available" })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/products');
  });

  it('shows price, stock, seller, delivery as specified, and more of the seller', async () => {
    open(someDetail(), { more: [someProduct({ id: 'prd_8', title: 'Soup bowl' })] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Noodle bowl' })).toBeVisible();
    expect(await screen.findByText('No reviews yet. Buyers can write the first one.')).toBeVisible();
    for (const text of [
      'US$24.00',
      'Only 3 left in stock',
      'Halia Tan',
      'Delivered within 7-12 days across Singapore',
      'Cash on delivery below S$ 7500',
      'No returns',
    ])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    const more = within(await screen.findByRole('region', { name: 'More of Halia Tan' }));
    expect(await more.findByRole('link', { name: 'Soup bowl' })).toHaveAttribute(
      'href',
      '/productsdetail/90/8',
    );
  });

  it('says what buyers think, each and together', async () => {
    const rating = { __typename: 'ProductRating' as const, average: 4.3, count: 12 };
    const nodes = [
      review,
      { ...review, id: 'rvw_4', author: { ...review.author, id: 'usr_9', isStaff: true } },
    ];
    open(someDetail({ rating }), { said: { totalCount: 12, nodes } });
    expect(await screen.findByText('4.3 · 12 reviews')).toBeVisible();
    const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
    const entries = await reviews.findAllByRole('article');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^ARArif Rahman ★/),
      expect.stringMatching(/^ARArif Rahman Koli staff/),
    ]);
    expect(reviews.getAllByRole('img', { name: '4 of 5 stars' })).toHaveLength(2);
    expect(reviews.getByRole('button', { name: 'Show more' })).toBeVisible();
  });

  it('takes as many as there are to the order', async () => {
    const { user, router } = open();
    const quantity = await screen.findByRole('combobox', { name: 'Quantity' });
    expect(within(quantity).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(quantity, '2');
    await user.click(screen.getByRole('button', { name: 'Buy Now' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/checkout/7', search: '?quantity=2' }),
    );
  });

  it('sends visitors to the login', async () => {
    const buy = refused('SIGN_IN_REQUIRED', 'Please sign in');
    const { user } = open(someDetail({ permissions: { buy } }), { me: null });
    await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
    expect(await screen.findByRole('dialog', { name: /log ?in|welcome/i })).toBeVisible();
  });

  it.each<[string, object, string]>([
    [
      'sold out',
      { stockCount: 0, permissions: { buy: refused('OUT_OF_STOCK', 'This is sold out.') } },
      'This is sold out.',
    ],
    ['my own', { isMine: true }, 'Edit product'],
    ['my own, hidden', { isMine: true, state: 'HIDDEN' }, 'You have hidden this product.'],
    [
      'my own, deactivated',
      { isMine: true, state: 'DEACTIVATED', deactivatedReason: 'Not allowed here.' },
      'Our team removed this from the shop. Not allowed here.',
    ],
  ])('that is %s cannot be bought', async (_, own, text) => {
    open(someDetail(own));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
  });

  it('that is not there says so', async () => {
    open(null);
    expect(await screen.findByText(/This product/)).toBeVisible();
  });
});
