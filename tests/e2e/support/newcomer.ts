import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { password } from './api.ts';
import { followMailedLink } from './mailbox.ts';

/** Somebody who is not a member yet. */
export type Newcomer = { first: string; last: string; fullName: string; username: string; email: string };

/** A newcomer whose username and address nobody has. */
export function newcomer(first: string, last: string): Newcomer {
  const username = `${first}.${randomUUID().slice(0, 8)}`.toLowerCase();
  return { first, last, fullName: `${first} ${last}`, username, email: `${username}@people.test` };
}

/** Fills the sign-up form, lets the captcha do its work, and sends it: who signs up is signed in. */
export async function signUp(page: Page, person: Newcomer) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await dialog.getByLabel('First name').fill(person.first);
  await dialog.getByLabel('Last name').fill(person.last);
  await dialog.getByLabel('Username').fill(person.username);
  await dialog.getByLabel('Email address').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Mobile number').fill('81234567');
  await dialog.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await dialog.getByRole('checkbox', { name: 'robot' }).click();
  // The captcha is work, which takes a busy machine its time.
  await expect(dialog.getByText('Verified')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toContainText(person.email);
}

/** Fills the login dialog, which is open. */
export async function login(page: Page, email: string, secret = password) {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Login' }).click();
}

/** From the front page to a member with a verified address, signed in. */
export async function join(page: Page, person: Newcomer) {
  await signUp(page, person);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the local mailbox' }).click();
  const mailbox = await opened;
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: `Hi, ${person.fullName}` })).toBeVisible();
  await followMailedLink(mailbox, person.email, 'verify-email');
  await expect(mailbox.getByText('Your email address is verified')).toBeVisible();
  await mailbox.close();
}
