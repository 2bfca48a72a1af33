import { i18n } from '@lingui/core';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE_COOKIE } from '../../../web/src/languages/languages.ts';
import { speak } from '../../../web/src/languages/spoken.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the product does.
  document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0`;
};
beforeEach(forget);
afterEach(() => {
  forget();
  speak('en');
});

const saves = (heard: string[]) =>
  api.mutation('SetLanguage', ({ variables }) => {
    heard.push(variables.input.language as string);
    return HttpResponse.json({
      data: {
        setLanguage: { account: { __typename: 'Account', id: 'usr_1', language: variables.input.language } },
      },
    });
  });

it('is said of what the team wrote in English', async () => {
  const text = api.query('SiteText', () =>
    HttpResponse.json({
      data: {
        siteText: {
          __typename: 'SiteText',
          slug: 'faq',
          name: 'FAQ',
          html: '<h3>Why?</h3><p>So.</p>',
          updatedAt: '2026-11-20T04:00:00Z',
        },
      },
    }),
  );
  renderPage('/faq', { me: someMe({ language: 'VI' }), handlers: [text] });
  expect(await screen.findByText('Nội dung này bằng tiếng Anh.')).toBeVisible();
  expect(screen.getByText('Why?').closest('[lang]')).toHaveAttribute('lang', 'en');
});

describe('the language', () => {
  it('is chosen by a visitor at the foot of the page, and kept in the browser', async () => {
    const { user } = renderPage('/terms-condition');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Bahasa Indonesia');
    await waitFor(() => expect(i18n.locale).toBe('id'));
    expect(document.documentElement.lang).toBe('id');
    expect(document.cookie).toContain('koli_language=id');
    expect(await within(screen.getByRole('contentinfo')).findByRole('combobox')).toHaveValue('id');
  });

  it('is kept in the account of a member', async () => {
    const heard: string[] = [];
    const { user } = renderPage('/terms-condition', { me: someMe(), handlers: [saves(heard)] });
    await user.click(await screen.findByRole('button', { name: 'Hi, Mei Tan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '简体中文' }));
    await waitFor(() => expect(heard).toEqual(['ZH_CN']));
    expect(i18n.locale).toBe('zh-CN');
  });

  it('is that of the account on every device', async () => {
    renderPage('/terms-condition', { me: someMe({ language: 'VI' }) });
    await waitFor(() => expect(i18n.locale).toBe('vi'));
    expect(document.cookie).toContain('koli_language=vi');
  });

  it('goes along into an account that has none', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the product does.
    document.cookie = `${LANGUAGE_COOKIE}=th; path=/`;
    const heard: string[] = [];
    renderPage('/terms-condition', { me: someMe(), handlers: [saves(heard)] });
    await waitFor(() => expect(heard).toEqual(['TH']));
    await waitFor(() => expect(i18n.locale).toBe('th'));
  });
});
