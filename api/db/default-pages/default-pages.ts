import { about } from './about.ts';
import { faq } from './faq.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** A default page. `{product}` in its texts is replaced by the name of the product. */
export interface DefaultPage {
  readonly slug: string;
  readonly name: string;
  readonly html: string;
}

const pages: readonly DefaultPage[] = [about, faq, terms, privacy];

/** The default pages, shown until staff edits them. */
export function defaultPages(productName: string): DefaultPage[] {
  const named = (text: string): string => text.replaceAll('{product}', productName).replaceAll(/\n\s*/g, '');
  return pages.map(({ slug, name, html }) => ({ slug, name: named(name), html: named(html) }));
}
