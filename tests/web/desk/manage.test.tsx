import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../support/server.ts';
import { money, profile, queueOf, renderDesk } from './deskFixtures.ts';

const roles = (...staffRoles: string[]) =>
  api.query('DeskRoles', () =>
    HttpResponse.json({ data: { me: { __typename: 'Account', id: 'usr_1', staffRoles } } }),
  );
const empty = queueOf([]);

describe('what is looked after at the desk', () => {
  it.each([
    ['content', ['Pages', 'News', 'Featured']],
    ['trust', ['Products']],
    ['payments', ['Provider events']],
  ])('offers %s only what the role may do', async (role, labels) => {
    renderDesk('/desk/manage', { handlers: [empty, roles(role.toUpperCase())] });
    const list = within(await screen.findByRole('article', { name: 'Manage' }));
    await list.findByRole('link', { name: new RegExp(`^${labels[0]}`) });
    expect(list.getAllByRole('link').map((link) => link.querySelector('div > div')?.textContent)).toEqual(
      labels,
    );
  });

  it('is not there for another role', async () => {
    renderDesk('/desk/staff', { handlers: [empty, roles('TRUST')] });
    expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeVisible();
  });
});

describe('a public page', () => {
  const text = {
    __typename: 'SiteText',
    slug: 'about',
    name: 'About us',
    html: '<p>Hello.</p>',
    updatedAt: '2026-11-01T00:00:00Z',
  };
  const revisions = api.query('DeskRevisions', () =>
    HttpResponse.json({
      data: { contentRevisions: { __typename: 'ContentRevisionConnection', totalCount: 0, nodes: [] } },
    }),
  );
  const read = api.query('DeskSiteText', () => HttpResponse.json({ data: { siteText: text } }));

  it('says at the field what is missing, and what saving does before it does it', async () => {
    const sent: unknown[] = [];
    const save = api.mutation('DeskSaveSiteText', ({ variables }) => {
      sent.push(variables.input);
      return HttpResponse.json({ data: { saveSiteText: { siteText: { ...text, name: 'About Koli' } } } });
    });
    const { user } = renderDesk('/desk/pages/about', { handlers: [empty, read, revisions, save] });
    const heading = await screen.findByRole('textbox', { name: 'Heading' });
    await user.clear(heading);
    await user.click(screen.getByRole('button', { name: 'Save page' }));
    expect(await screen.findByText('Write a heading.')).toBeVisible();
    await user.type(heading, 'About Koli');
    await user.click(screen.getByRole('button', { name: 'Save page' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save About Koli?' });
    expect(dialog).toHaveTextContent('Everyone reads the new text immediately.');
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Save page' }));
    await waitFor(() => expect(sent).toEqual([{ slug: 'about', name: 'About Koli', html: '<p>Hello.</p>' }]));
  });
});

describe('a product', () => {
  it('is deactivated with a reason, after its effect was said', async () => {
    const product = {
      __typename: 'Product',
      id: 'prd_3',
      title: 'Fake watch',
      state: 'ACTIVE',
      stockCount: 4,
      deactivatedReason: null,
      price: money(4_500),
      cover: null,
      seller: profile(5, 'Satu Studio'),
    };
    const list = api.query('DeskProducts', () =>
      HttpResponse.json({
        data: { products: { __typename: 'ProductConnection', totalCount: 1, nodes: [product] } },
      }),
    );
    const deactivate = api.mutation('DeskDeactivateProduct', ({ variables }) => {
      expect(variables.input).toEqual({ id: 'prd_3', deactivated: true, reason: 'A copy.' });
      return HttpResponse.json({
        data: {
          deactivateProduct: { product: { ...product, state: 'DEACTIVATED', deactivatedReason: 'A copy.' } },
        },
      });
    });
    const { user } = renderDesk('/desk/products', { handlers: [empty, list, deactivate] });
    await user.click(await screen.findByRole('button', { name: 'Deactivate product: Fake watch' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Fake watch leaves the shop, and Satu Studio reads the reason.');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason, sent to the seller' }), 'A copy.');
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate product' }));
    expect(await screen.findByRole('button', { name: 'Bring product back: Fake watch' })).toBeVisible();
  });
});

describe('roles', () => {
  it('are changed by two leads, with what they allow in words', async () => {
    const member = {
      __typename: 'StaffAccount',
      id: 'usr_9',
      email: 'siti@koli.test',
      isStaff: true,
      staffRoles: ['CONTENT'],
      profile: profile(9, 'Siti Rohani'),
    };
    const list = api.query('DeskStaff', () =>
      HttpResponse.json({
        data: { findUsers: { __typename: 'StaffAccountConnection', totalCount: 1, nodes: [member] } },
      }),
    );
    const set = api.mutation('DeskSetRoles', ({ variables }) => {
      expect(variables.input).toEqual({
        accountId: 'usr_9',
        roles: ['CONTENT', 'TRUST'],
        reason: 'Helps out.',
      });
      return HttpResponse.json({
        errors: [{ message: 'Another lead confirms.', extensions: { code: 'SECOND_PERSON_NEEDED' } }],
      });
    });
    const { user } = renderDesk('/desk/staff', { handlers: [empty, list, set] });
    await user.click(await screen.findByRole('button', { name: 'Change roles: Siti Rohani' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: /^Trust/ }));
    expect(
      dialog.getByText(/Siti Rohani is then: content, trust\. Another lead has to confirm/),
    ).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason, for the record' }), 'Helps out.');
    await user.click(dialog.getByRole('button', { name: 'Change roles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
