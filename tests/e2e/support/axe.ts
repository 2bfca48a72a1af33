import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addStyle } from './add-style.ts';

/** Rules of WCAG 2.0 to 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What passes is not described: that takes longer than looking for what does not. */
const options = { runOnly: { type: 'tag' as const, values: tags }, resultTypes: ['violations' as const] };

/** What axe finds wrong with a page as it stands, each rule with the first places that break it. */
export async function violationsOf(page: Page): Promise<string[]> {
  // What is far below keeps the colours of the theme before until it is scrolled to: here everything is.
  await addStyle(page, '*, ::before, ::after { content-visibility: visible !important; }');
  // The other mode opens a second page for every look.
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim());
    return `${id} (${nodes.length}): ${places.join(' | ')}`;
  });
}
