import { expect, type Page } from '@playwright/test';

/** Runs one of the saved operations of staff in the GraphiQL page, with these variables. Answers the result's lines. */
export async function runSaved(page: Page, operation: string, variables?: Record<string, unknown>) {
  await page.getByRole('tab', { name: operation }).getByRole('button', { name: operation }).click();
  const panel = page.getByRole('tabpanel', { name: operation });
  if (variables) {
    const editor = panel.getByRole('region', { name: 'Variables' });
    const text = JSON.stringify(variables);
    // An editor that is still being made takes the focus and loses what is typed.
    await expect(async () => {
      await editor.getByRole('textbox').filter({ visible: true }).focus({ timeout: 3_000 });
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
      // The editor closes brackets by itself: nothing may stand after what was typed.
      await page.keyboard.press('ControlOrMeta+Shift+End');
      await page.keyboard.press('Delete');
      await expect(editor).toContainText(text.slice(0, 12), { timeout: 3_000 });
    }).toPass({ timeout: 45_000 });
  }
  await panel.getByRole('button', { name: /^Execute query/ }).click();
  return panel.getByRole('region', { name: 'Result Window' });
}
