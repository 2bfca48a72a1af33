import type { Page } from '@playwright/test';

/** Runs one of the saved operations of staff in the GraphiQL page, with these variables. Answers the result's lines. */
export async function runSaved(page: Page, operation: string, variables?: Record<string, unknown>) {
  await page.getByRole('tab', { name: operation }).getByRole('button', { name: operation }).click();
  const panel = page.getByRole('tabpanel', { name: operation });
  if (variables) {
    const editor = panel.getByRole('region', { name: 'Variables' });
    await editor.getByRole('textbox').filter({ visible: true }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(JSON.stringify(variables));
    // The editor closes brackets by itself: nothing may stand after what was typed.
    await page.keyboard.press('ControlOrMeta+Shift+End');
    await page.keyboard.press('Delete');
  }
  await panel.getByRole('button', { name: /^Execute query/ }).click();
  return panel.getByRole('region', { name: 'Result Window' });
}
