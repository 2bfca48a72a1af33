import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

const path = '/oauth/consent?request=abc';
const asked = api.query('OAuthRequest', () =>
  HttpResponse.json({
    data: {
      oauthRequest: {
        __typename: 'OAuthRequest',
        appName: 'Planner',
        websiteHost: 'planner.example',
        returnsTo: 'planner.example',
        scopes: ['PROFILE_READ', 'PAYMENTS_WRITE'],
      },
    },
  }),
);

it('asks visitors to log in first', async () => {
  renderPage(path);
  expect(await screen.findByRole('heading', { name: 'Log in to connect an app' })).toBeVisible();
});

it('shows what is asked for in words, and keeps what a refusal of the server leaves', async () => {
  const sent: unknown[] = [];
  const answer = api.mutation('AnswerOAuthRequest', ({ variables }) => {
    sent.push(variables.input);
    return refusal('EMAIL_NOT_VERIFIED', 'Please verify your email address first.');
  });
  const { user } = renderPage(path, { me: someMe(), handlers: [asked, answer] });
  expect(await screen.findByRole('heading', { name: 'Planner wants to act for you' })).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const money = screen.getByRole('checkbox', { name: /This moves money/ });
  await user.click(money);
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('Please verify your email address first.')).toBeVisible();
  expect(sent).toEqual([{ id: 'abc', allowedScopes: ['PROFILE_READ'] }]);
  expect(money).not.toBeChecked();
});

it('wants at least one permission', async () => {
  const { user } = renderPage(path, { me: someMe(), handlers: [asked] });
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('Please choose at least one')).toBeVisible();
});

it('says when the request is unknown', async () => {
  const unknown = api.query('OAuthRequest', () => refusal('NOT_FOUND', "We couldn't find this."));
  renderPage(path, { me: someMe(), handlers: [unknown] });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'This link is wrong or has expired' })).toBeVisible(),
  );
});
