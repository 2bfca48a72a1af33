import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../support/render.tsx';

describe('a password field', () => {
  it('hides what is typed until it is asked to show it, and takes what is pasted', async () => {
    const { user } = renderPage('/reset-password?token=abc');
    const field = await screen.findByLabelText('New password');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.click(field);
    await user.paste('kept by a password manager');
    expect(field).toHaveValue('kept by a password manager');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('tells password managers which account it is of', async () => {
    renderPage('/?auth=login');
    expect(await screen.findByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'email');
  });
});
