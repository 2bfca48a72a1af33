import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../support/server.ts';
import { money, profile, proposals, queueOf, renderDesk } from './deskFixtures.ts';

const roles = (...staffRoles: string[]) =>
  api.query('DeskRoles', () =>
    HttpResponse.json({ data: { me: { __typename: 'Account', id: 'usr_1', staffRoles } } }),
  );
const empty = queueOf([]);

describe('what is looked after at the desk', () => {
  it.each([
    ['content', ['Pages', 'News', 'Featured', 'Slides', 'Categories']],
    ['trust', ['Products']],
    ['payments', ['Stuck money', 'Provider events']],
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
    expect(await screen.findByRole('heading', { name: "This page isn't available" })).toBeVisible();
  });
});

describe('the setup checks', () => {
  const finding = {
    __typename: 'DoctorFinding',
    about: 'mail',
    outcome: 'OK',
    says: 'It answers.',
    mend: null,
  };
  const wrong = { ...finding, about: 'redis', outcome: 'WRONG', says: 'Too old.', mend: 'Use 6.2 or newer.' };

  it('say what is wrong first, with what to do, and can be repeated', async () => {
    const found = [[finding, wrong], [finding]];
    const read = api.query('DeskDoctor', () =>
      HttpResponse.json({ data: { doctorFindings: found.shift() ?? [] } }),
    );
    const { user } = renderDesk('/desk/doctor', { handlers: [empty, roles('LEAD'), read] });
    const rows = async () =>
      (await screen.findAllByRole('listitem'))
        .map((row) => row.textContent)
        .filter((text) => text?.includes(': '));
    await screen.findByText('Redis: Too old.');
    expect(await rows()).toEqual(['Redis: Too old.Use 6.2 or newer.Wrong', 'Mail: It answers.OK']);
    expect(screen.getByText('1 to look at')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('0 to look at')).toBeVisible();
    expect(await rows()).toEqual(['Mail: It answers.OK']);
  });
});

describe('the monthly figures', () => {
  const usd = (amount: number) => money(amount);
  const row = {
    __typename: 'CurrencyFigures',
    charged: usd(94_606),
    refunded: usd(47_303),
    transferred: usd(45_050),
    chargedBack: usd(0),
    providerFees: usd(3_316),
    exchange: usd(-59),
    platformFee: usd(2_253),
    losses: usd(0),
    net: usd(-1_122),
    balance: usd(-1_063),
  };
  const asked: unknown[] = [];
  const read = api.query('DeskFigures', ({ variables }) => {
    asked.push(variables.month);
    const currencies = variables.month === '2026-10-01' ? [row] : [];
    const monthlyFigures = {
      __typename: 'MonthlyFigures',
      month: variables.month,
      bookedUntil: '2026-11-20T02:00:00Z',
      currencies,
    };
    return HttpResponse.json({ data: { monthlyFigures } });
  });

  it('say what came, what went and what is left, month by month', async () => {
    const { user } = renderDesk('/desk/figures?month=2026-10', { handlers: [empty, roles('LEAD'), read] });
    const result = within(await screen.findByRole('region', { name: 'Result in USD' }));
    const facts = (panel: { getAllByRole(role: string): HTMLElement[] }) =>
      panel.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    expect(facts(result)).toEqual([
      'Platform fee: US$22.53',
      'Provider fees: −US$33.16',
      'Exchange rates: −US$0.59',
      'Chargeback losses: US$0.00',
      'Net: −US$11.22',
    ]);
    expect(facts(within(screen.getByRole('region', { name: 'Money moved in USD' })))).toEqual([
      'Charged: US$946.06',
      'Refunded: −US$473.03',
      'To influencers and sellers: −US$450.50',
      'Chargebacks: US$0.00',
      'Balance at the provider: −US$10.63',
    ]);
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByText('No payments yet.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'September 2026' })).toBeVisible();
    expect(asked).toEqual(['2026-10-01', '2026-09-01']);
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

describe('stuck money', () => {
  const stuck = (own: object) => ({
    __typename: 'StuckMoney',
    kind: 'TRANSFER',
    state: 'FAILED',
    hold: 'BANK_ACCOUNT_MISSING',
    tries: 2,
    amount: money(45_000),
    providerId: 'tr_1',
    failure: 'No such destination.',
    since: '2026-11-20T04:00:00Z',
    nextTryAt: '2026-11-28T04:00:00Z',
    dueAt: '2026-11-21T04:00:00Z',
    isOverdue: true,
    about: 'Ten nights',
    payer: profile(2, 'Gunung Gear'),
    payee: profile(3, 'Adrian Yap'),
    paymentId: 'pay_4',
    orderId: null,
    ...own,
  });

  it('says of each what, when, how much, the answer and the next try, and leads to its page', async () => {
    const nodes = [
      stuck({}),
      stuck({ kind: 'REFUND', state: 'GIVEN_UP', paymentId: null, orderId: 'ord_7' }),
    ];
    const read = api.query('DeskStuckMoney', () =>
      HttpResponse.json({
        data: { stuckMoney: { __typename: 'StuckMoneyConnection', totalCount: 2, nodes } },
      }),
    );
    renderDesk('/desk/money', { handlers: [empty, roles('PAYMENTS'), read] });
    const list = within(await screen.findByRole('list', { name: 'Longest first' }));
    const [transfer] = list.getAllByRole('listitem');
    const words = [
      'Ten nights',
      'Gunung Gear to Adrian Yap',
      'Bank account missing',
      '2 tries',
      'since Fri, 20 Nov 2026',
    ];
    for (const text of [
      ...words,
      'Next try Sat, 28 Nov 2026',
      'Was due Sat, 21 Nov 2026',
      'tr_1',
      'No such destination.',
      'US$450',
    ])
      expect(transfer).toHaveTextContent(text);
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Transfer: failed', '/desk/payments/4'],
      ['Refund: given up', '/desk/orders/7'],
    ]);
  });
});

describe('what a second person confirms', () => {
  it('has the history of who would be paid beside it', async () => {
    const proposal = {
      __typename: 'StaffProposal',
      id: 'prp_1',
      operation: 'ruleDispute',
      input: '{ ruling: RELEASE }',
      sha256: 'a'.repeat(64),
      subject: 'remark 9',
      amount: money(45_000),
      reason: 'Done.',
      createdAt: '2026-11-27T00:00:00Z',
      expiresAt: '2026-11-28T00:00:00Z',
      proposer: profile(8, 'Joanne Seah'),
    };
    const payee = api.query('DeskProposalPayee', ({ variables }) =>
      HttpResponse.json({
        data: variables.isJob
          ? { remark: { __typename: 'Remark', id: variables.remarkId, applicant: profile(3, 'Adrian Yap') } }
          : { order: null },
      }),
    );
    renderDesk('/desk/confirm', { handlers: [empty, proposals(proposal), payee] });
    const panel = within(await screen.findByRole('region', { name: 'Payee' }));
    expect(await panel.findByText('Paid 14 times, US$6,200 in all. Bank account 3 d old.')).toBeVisible();
  });
});

describe('slides of the home page', () => {
  const slide = (id: number, title: string) => ({
    __typename: 'Slide',
    id: `sld_${id}`,
    title,
    text: 'Good.',
    linkLabel: null,
    link: null,
    picture: { __typename: 'Picture', id: `p${id}`, tiny: '/t', small: '/s', medium: '/m', large: '/l' },
  });
  const slides = api.query('DeskSlides', () =>
    HttpResponse.json({ data: { slides: [slide(1, 'One'), slide(2, 'Two')] } }),
  );

  it('are changed with a link, and say at the field what is missing', async () => {
    const sent: unknown[] = [];
    const save = api.mutation('DeskSaveSlide', ({ variables }) => {
      sent.push(variables.input);
      return HttpResponse.json({ data: { saveSlide: { slide: slide(1, 'Eins') } } });
    });
    const { user } = renderDesk('/desk/slides', { handlers: [empty, roles('CONTENT'), slides, save] });
    await user.click(await screen.findByRole('button', { name: 'Edit slide: One' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit slide' }));
    await user.type(dialog.getByLabelText('Button (optional)'), 'See');
    await user.click(dialog.getByRole('button', { name: 'Save slide' }));
    expect(await dialog.findByText('Enter the page it opens.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Page it opens'), '/campaigns');
    await user.click(dialog.getByRole('button', { name: 'Save slide' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const kept = { id: 'sld_1', title: 'One', text: 'Good.', picture: 'p1' };
    expect(sent).toEqual([{ ...kept, linkLabel: 'See', link: '/campaigns' }]);
  });

  it('change places', async () => {
    const sent: unknown[] = [];
    const move = api.mutation('DeskMoveSlide', ({ variables }) => {
      sent.push(variables.input);
      return HttpResponse.json({ data: { moveSlide: { slide: { __typename: 'Slide', id: 'sld_2' } } } });
    });
    const { user } = renderDesk('/desk/slides', { handlers: [empty, roles('CONTENT'), slides, move] });
    await user.click(await screen.findByRole('button', { name: 'Move up: Two' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'sld_2', position: 1 }]));
    expect(screen.queryByRole('button', { name: 'Move up: One' })).not.toBeInTheDocument();
  });
});

describe('categories', () => {
  it('are renamed and hidden, with what stays', async () => {
    const food = {
      __typename: 'Category',
      id: 'cat_1',
      name: 'Food',
      slug: 'food',
      isActive: true,
      isFeatured: true,
    };
    const sent: unknown[] = [];
    const read = api.query('DeskCategories', () => HttpResponse.json({ data: { categoriesDesk: [food] } }));
    const save = api.mutation('DeskSaveCategory', ({ variables }) => {
      sent.push(variables.input);
      return HttpResponse.json({ data: { saveCategory: { category: { ...food, name: 'Food and drink' } } } });
    });
    const { user } = renderDesk('/desk/categories', { handlers: [empty, roles('CONTENT'), read, save] });
    await user.click(await screen.findByRole('button', { name: 'Edit category: Food' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit category' }));
    expect(dialog.getByText(/that have it keep it/)).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), ' and drink');
    await user.click(dialog.getByLabelText('Can be chosen'));
    await user.click(dialog.getByRole('button', { name: 'Save category' }));
    await waitFor(() =>
      expect(sent).toEqual([{ id: 'cat_1', name: 'Food and drink', isActive: false, isFeatured: true }]),
    );
  });
});

describe('a session of staff without a second factor', () => {
  it('leads to where one is set up', async () => {
    const refused = api.query('DeskCategories', () =>
      HttpResponse.json({
        data: null,
        errors: [{ message: 'Staff need a second factor.', extensions: { code: 'STAFF_FACTOR_NEEDED' } }],
      }),
    );
    renderDesk('/desk/categories', { handlers: [empty, roles('CONTENT'), refused] });
    const link = await screen.findByRole('link', { name: 'Open Settings' });
    expect(link).toHaveAttribute('href', '/edit-profile/setting#security');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
