import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { shop, shopCategories, someProduct } from './fixtures.ts';

function openShop(path = '/products', answer?: Parameters<typeof shop>[0]) {
  const { handler, asked } = shop(answer);
  return { ...renderPage(path, { me: someMe(), handlers: [handler, shopCategories] }), asked };
}
const main = () => within(screen.getByRole('main'));

describe('the shop', () => {
  it('shows a product with its price before and after the discount, and who sells it', async () => {
    openShop();
    const link = await screen.findByRole('link', { name: 'Noodle bowl' });
    expect(link).toHaveAttribute('href', '/productsdetail/90/7');
    const card = within(link.closest('article') as HTMLElement);
    for (const text of ['US$24.00', 'US$32.00', '25% off', 'Halia Tan', 'Buy Now'])
      expect(card.getByText(text)).toBeVisible();
  });

  it('says what is sold out, and does not offer it', async () => {
    openShop('/products', { totalCount: 1, nodes: [someProduct({ stockCount: 0 })] });
    expect(await screen.findByText('Sold out')).toBeVisible();
    expect(screen.queryByText('Buy Now')).not.toBeInTheDocument();
  });

  it('asks for what the address says, by the codes of the specification', async () => {
    const { asked } = openShop('/products?q=bowl&category=food,skin-care&min=10&max=90&sort=2&page=2');
    expect(await screen.findByRole('checkbox', { name: 'Food' })).toBeChecked();
    expect(asked[0]).toEqual({
      filter: {
        search: 'bowl',
        categories: ['food', 'skin-care'],
        minPrice: usd(1_000),
        maxPrice: usd(9_000),
      },
      sort: 'PRICE_HIGH_TO_LOW',
      offset: 12,
      first: 12,
    });
  });

  it('brings whoever comes beyond the last page to the last one, for good', async () => {
    const handler = api.query('Products', ({ variables: { offset } }) => {
      const nodes = offset < 24 ? [someProduct({ title: `From ${offset}` })] : [];
      return HttpResponse.json({
        data: { products: { __typename: 'ProductConnection', totalCount: 20, nodes } },
      });
    });
    const { router } = renderPage('/products?sort=1&page=99', { handlers: [handler, shopCategories] });
    await waitFor(() => expect(router.state.location.search).toBe('?sort=1&page=2'));
    expect(await screen.findByText('From 12')).toBeVisible();
    expect(screen.getByText('Showing 13 to 20 of 20 entries')).toBeVisible();
  });

  it('searches by a word, and insists on one', async () => {
    const { user, router } = openShop('/products?page=2');
    const field = await screen.findByRole('searchbox', { name: 'Search products' });
    await user.click(main().getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Field is required')).toBeVisible();
    expect(field).toBeInvalid();
    await user.type(field, 'bowl{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=bowl'));
    expect(screen.queryByText('Field is required')).not.toBeInTheDocument();
  });

  it('keeps what one chooses in the address, and takes it away by its chip', async () => {
    const { user, router } = openShop();
    await user.click(await screen.findByRole('checkbox', { name: 'Skin care' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price Low to High');
    expect(router.state.location.search).toBe('?category=skin-care&sort=1');
    const to = screen.getByRole('textbox', { name: 'To S$' });
    await user.clear(to);
    await user.type(to, '50{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Skin care' }));
    expect(router.state.location.search).toBe('?sort=1&max=50');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(router.state.location.search).toBe('?sort=1');
  });

  it('opens the filters of phones as a sheet that says how many fit', async () => {
    const { user } = openShop('/products?category=food', { totalCount: 9, nodes: [someProduct()] });
    await user.click(await screen.findByText('Filters (1)'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 9 products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has pages when there are more than fit', async () => {
    const { user, router } = openShop('/products', { totalCount: 30, nodes: [someProduct()] });
    expect(await screen.findByText('Showing 1 to 12 of 30 entries')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('says that nothing was found, with a way on', async () => {
    const { user, router } = openShop('/products?q=sofa', { totalCount: 0, nodes: [] });
    expect(await screen.findByText('Sorry, no result found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
  });

  it('waits in the shape of cards, says errors in words and asks again', async () => {
    let answers = 0;
    const products = api.query('Products', async () => {
      answers += 1;
      await delay(50);
      if (answers === 1)
        return HttpResponse.json({ errors: [{ message: 'No.', extensions: { code: 'INTERNAL' } }] });
      return HttpResponse.json({
        data: { products: { __typename: 'ProductConnection', totalCount: 1, nodes: [someProduct()] } },
      });
    });
    const { user } = renderPage('/products', { handlers: [products, shopCategories] });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('link', { name: 'Noodle bowl' })).toBeVisible();
  });
});

it('leads visitors to the shop from the bar of phones', async () => {
  const { handler } = shop();
  renderPage('/products', { handlers: [handler, shopCategories] });
  const bar = within(await screen.findByLabelText('Main'));
  expect((await bar.findByText('Shop')).closest('a')).toHaveAttribute('href', '/products');
});
