import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { someProduct } from './fixtures.ts';

const picture = (id: string) => ({
  __typename: 'Picture',
  id,
  tiny: `/files/${id}/96.webp`,
  small: `/files/${id}/320.webp`,
  medium: `/files/${id}/640.webp`,
  large: `/files/${id}/1280.webp`,
});

const edited = {
  ...someProduct(),
  description: 'Thrown by hand.',
  state: 'ACTIVE',
  deactivatedReason: null,
  isMine: true,
  categories: [{ __typename: 'Category', id: 'cat_1', slug: 'food' }],
  pictures: [picture('p1')],
};

const policy = api.query('UploadPolicy', () =>
  HttpResponse.json({
    data: {
      uploadPolicy: {
        __typename: 'UploadPolicy',
        mimeTypes: ['image/jpeg', 'image/png'],
        campaignMaxBytes: 10_485_760,
        productMaxBytes: 2_097_152,
        profileMaxBytes: 2_097_152,
        warning: 'Too large',
      },
    },
  }),
);

function openForm(product: object | null) {
  const sent: Record<string, unknown>[] = [];
  let answer = (): unknown =>
    HttpResponse.json({
      data: { [product ? 'updateProduct' : 'createProduct']: { product: { ...edited } } },
    });
  const take = ({ variables }: { variables: { input: Record<string, unknown> } }) => {
    sent.push(variables.input);
    return answer() as never;
  };
  const handlers = [
    api.query('EditedProduct', () =>
      HttpResponse.json({
        data: {
          ...(product && { product }),
          categories: [
            { __typename: 'Category', id: 'cat_1', name: 'Food', slug: 'food' },
            { __typename: 'Category', id: 'cat_2', name: 'Fashion', slug: 'fashion' },
          ],
        },
      }),
    ),
    api.mutation('CreateProduct', take),
    api.mutation('UpdateProduct', take),
    api.query('MyProducts', () =>
      HttpResponse.json({
        data: { myProducts: { __typename: 'ProductConnection', totalCount: 1, nodes: [{ ...edited }] } },
      }),
    ),
    http.post('*/files', () => HttpResponse.json({ ...picture('up1') }, { status: 201 })),
    policy,
  ];
  const view = renderPage(product ? '/my-products/7' : '/my-products/new', { me: someMe(), handlers });
  return {
    ...view,
    sent,
    refuse: (...how: Parameters<typeof refusal>) => {
      answer = () => refusal(...how);
    },
  };
}

const field = (name: RegExp | string) => screen.findByRole('textbox', { name });

describe('the form of a product', () => {
  it('says at each field what is missing', async () => {
    const { user, sent } = openForm(null);
    await user.click(await screen.findByRole('button', { name: 'Add to the shop' }));
    for (const text of [
      'Please select image',
      'Please enter title',
      'Please enter detail',
      'Please enter price',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each(['abc', '.5', '-5', '1e5'])('refuses %s as a price', async (typed) => {
    const { user, sent } = openForm(edited);
    const price = await field(/^Price/);
    await user.clear(price);
    await user.type(price, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter an amount in digits, for example 450.50')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('begins with what is there, says what buyers pay, and saves', async () => {
    const { user, sent, router } = openForm(edited);
    const discount = await field('Discount in %');
    await user.clear(discount);
    await user.type(discount, '50');
    expect(await screen.findByText('Buyers pay US$16.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Fashion' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-products'));
    expect(sent[0]).toMatchObject({
      id: 'prd_7',
      title: 'Noodle bowl',
      amount: usd(3_200),
      discountPercent: 50,
      stockCount: 3,
      stockWas: 3,
      categories: ['food', 'fashion'],
      pictures: ['p1'],
    });
  });

  it('says what the server refuses at its field', async () => {
    const { user, refuse } = openForm(edited);
    refuse('AMOUNT_INVALID', 'That is too much', 'amount');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('That is too much')).toBeVisible();
    expect(await field('Price')).toBeInvalid();
  });

  it('says everything that the server refuses, each at its field', async () => {
    const { user, refuse } = openForm(edited);
    refuse('AMOUNT_INVALID', 'That is too much', 'amount', { title: 'That is too long' });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('That is too long')).toBeVisible();
    expect(await field('Title')).toBeInvalid();
    expect(await field('Price')).toBeInvalid();
  });

  it('of somebody else is not there', async () => {
    openForm({ ...edited, isMine: false });
    expect(await screen.findByText(/This product/)).toBeVisible();
  });

  it('is hidden from the shop by its switch; what staff took out says why', async () => {
    const hide = api.mutation('SetProductHidden', ({ variables }) =>
      HttpResponse.json({
        data: {
          setProductHidden: {
            product: {
              __typename: 'Product',
              id: 'prd_7',
              state: variables.input.hidden ? 'HIDDEN' : 'ACTIVE',
            },
          },
        },
      }),
    );
    const { user } = openForm(edited);
    const { server } = await import('../support/server.ts');
    server.use(hide);
    await user.click(await screen.findByRole('switch', { name: 'In the shop' }));
    expect(await screen.findByText('Hidden from the shop')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'In the shop' })).not.toBeChecked();
  });
});

describe('my products', () => {
  const list = (nodes: object[]) =>
    api.query('MyProducts', () =>
      HttpResponse.json({
        data: { myProducts: { __typename: 'ProductConnection', totalCount: nodes.length, nodes } },
      }),
    );

  it('says of each whether it is in the shop', async () => {
    const nodes = ['ACTIVE', 'HIDDEN', 'DEACTIVATED'].map((state, at) => ({
      ...someProduct({ id: String(at + 1) }),
      state,
    }));
    renderPage('/my-products', { me: someMe(), handlers: [list(nodes)] });
    await screen.findByText('Hidden');
    const cards = within(screen.getByRole('list', { name: 'My products' }));
    for (const text of ['3 in stock', 'Hidden', 'Deactivated']) expect(cards.getByText(text)).toBeVisible();
  });

  it('is empty with a way on', async () => {
    renderPage('/my-products', { me: someMe(), handlers: [list([])] });
    expect(await screen.findByText('Sell your own products. It takes two minutes.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add product' })[0]).toHaveAttribute(
      'href',
      '/my-products/new',
    );
  });
});
