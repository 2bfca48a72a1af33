import type createCache from '@emotion/cache';

type Cache = ReturnType<typeof createCache>;

/** The styles of a drawn page as emotion finds them again in browsers. `data-s`: they stand in the head already. */
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
