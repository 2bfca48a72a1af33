import type createCache from '@emotion/cache';
import type { StylisPlugin } from '@emotion/cache';

type Cache = ReturnType<typeof createCache>;

/**
 * The styles of a drawn page as elements that the library finds again in browsers. `data-s` says that they are where they
 * belong: the library would move them, and browsers work out all styles anew.
 */
export function stylesOf({ inserted, registered, key }: Cache): string {
  const everywhere: string[] = [];
  const ids: string[] = [];
  let rules = '';
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${id}`] === undefined) {
      everywhere.push(`<style data-emotion="${key}-global ${id}" data-s>${css}</style>`);
    } else {
      ids.push(id);
      rules += css;
    }
  }
  return `${everywhere.join('')}<style data-emotion="${key} ${ids.join(' ')}" data-s>${rules}</style>`;
}

const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * In place of the library's prefixes for browsers of long ago, which make styles larger by a third; Safari needs this
 * one. One list for all drawings: by it the library knows the styles that it has written.
 */
export const prefixes = [prefix];
