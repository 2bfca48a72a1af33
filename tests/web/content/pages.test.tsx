import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, test } from 'vitest';
import { questionsOf } from '../../../web/src/pages/content/ContentPage/Questions.tsx';
import { siteLinks } from '../support/answers.ts';
import { renderPage } from '../support/render.tsx';
import { api } from '../support/server.ts';

const html =
  '<h2>Start</h2><h3>What &amp; how?</h3><p>Nothing. <a href="/help">Ask</a></p><h3>Why?</h3><p>So.</p>';

const texts = api.query('SiteText', ({ variables }) =>
  HttpResponse.json({
    data: {
      siteText: {
        __typename: 'SiteText',
        slug: variables.slug,
        name: `Page ${variables.slug}`,
        html,
        updatedAt: '2026-11-20T04:00:00Z',
      },
    },
  }),
);

test.each([
  ['/about', 'about'],
  ['/faq', 'faq'],
  ['/terms-condition', 'terms-and-conditions'],
  ['/privacy-policy', 'privacy-policy'],
])('%s shows what staff wrote', async (path, slug) => {
  renderPage(path, { handlers: [texts] });
  expect(await screen.findByRole('heading', { level: 1, name: `Page ${slug}` })).toBeVisible();
  expect(screen.getByText('Why?')).toBeVisible();
  const own = screen.getByText('Ask');
  expect([own.getAttribute('href'), own.getAttribute('target')]).toEqual(['/help', null]);
});

it('answers what the two sides of a job ask most, below what staff wrote', async () => {
  const { user } = renderPage('/faq', { handlers: [texts] });
  await user.click(await screen.findByText('May the brand use my work in its ads?'));
  expect(screen.getByText(/^Only if the deal sheet says so/)).toBeVisible();
});

it('cuts the FAQ into questions', () => {
  expect(questionsOf(html)).toEqual([
    { text: '<h2>Start</h2>' },
    { question: 'What & how?', answer: '<p>Nothing. <a href="/help">Ask</a></p>' },
    { question: 'Why?', answer: '<p>So.</p>' },
  ]);
});

describe('news', () => {
  const row = (id: string, title: string) => ({
    __typename: 'NewsArticle',
    id: `nws_${id}`,
    title,
    excerpt: 'So.',
    day: '2026-11-20',
    picture: null,
  });

  it('are listed in pages', async () => {
    const asked: unknown[] = [];
    const list = api.query('NewsList', ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({
        data: { news: { __typename: 'NewsArticleConnection', totalCount: 13, nodes: [row('1', 'Good')] } },
      });
    });
    const { user } = renderPage('/news', { handlers: [list] });
    expect(await screen.findByRole('link', { name: 'Good' })).toHaveAttribute('href', '/news/1');
    expect(screen.getByText('Showing 1 to 12 of 13 entries')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await expect.poll(() => asked.at(-1)).toEqual({ offset: 12, first: 12 });
  });

  it.each([
    ['is read with more beside it', '1', 'Good'],
    ['says when it is gone', '9', 'News not found'],
  ])('%s', async (_, id, title) => {
    const one = api.query('NewsArticle', ({ variables }) =>
      HttpResponse.json({
        data: {
          newsArticle:
            variables.id === 'nws_1'
              ? { ...row('1', 'Good'), state: 'PUBLISHED', html: '<p>Text</p>' }
              : null,
          news: { __typename: 'NewsArticleConnection', nodes: [row('1', 'Good'), row('2', 'Other')] },
        },
      }),
    );
    renderPage(`/news/${id}`, { handlers: [one] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Other' }) !== null).toBe(id === '1');
  });
});

describe('the frame', () => {
  it('leads to blogs, help, texts and social networks', async () => {
    const links = siteLinks({
      blogUrl: 'https://blog.koli.test/',
      socialLinks: [{ __typename: 'SiteLink', name: 'Instagram', url: 'https://www.instagram.com/koli' }],
    });
    renderPage('/no-such-page', { handlers: [links] });
    const social = await screen.findByRole('link', { name: 'Instagram, opens in a new tab' });
    expect(social).toHaveAttribute('href', 'https://www.instagram.com/koli');
    for (const blogs of screen.getAllByRole('link', { name: 'Blogs' }))
      expect(blogs).toHaveAttribute('href', 'https://blog.koli.test/');
    for (const [name, to] of [
      ['About', '/about'],
      ['FAQ', '/faq'],
      ['Reach Us', '/help'],
      ['Terms', '/terms-condition'],
      ['Privacy', '/privacy-policy'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
    expect(screen.getByText(/^© \d{4} Koli/)).toBeVisible();
  });
});
