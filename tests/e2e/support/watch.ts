import type { ConsoleMessage, Page } from '@playwright/test';

/** Where requests of a page that is being left end: no failure of the product. */
const LEFT = 'net::ERR_ABORTED';

/** Notes what a page complains of: errors on its console, forbidden content, failed requests. Answers the list. */
export function watch(page: Page, problems: string[] = []): string[] {
  const note = (text: string) => problems.push(`${page.url()}: ${text}`);
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  page.on('console', (message) => isError(message) && note(`console: ${message.text()}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== LEFT) note(`request failed: ${request.method()} ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** The frame of a mail runs nothing, not even what the driver of the browser asks of every frame. */
const MAIL_FRAME = /^Blocked script execution in '\S+\/dev\/mailbox\/\d+\/html'/;

/** Breaches of the content security policy are errors of the console too. */
const isError = (message: ConsoleMessage) =>
  (message.type() === 'error' || message.text().includes('Content Security Policy')) &&
  !MAIL_FRAME.test(message.text());
