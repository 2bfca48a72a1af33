/** Prefixes of the ids of what addresses name by its bare number. */
export const addressPrefixes = {
  Campaign: 'cmp',
  Conversation: 'cnv',
  NewsArticle: 'nws',
  Order: 'ord',
  Paper: 'pap',
  Product: 'prd',
  Profile: 'usr',
  Remark: 'rmk',
  SavedList: 'lst',
} as const;

/** The number in an id, for addresses and for people: '126' of 'cmp_126'. */
export const rowNumber = (id: string): string => id.replace(/^[a-z]+_/, '');

/** The id of what an address names by its number; empty without one. */
export const idInAddress = (type: keyof typeof addressPrefixes, number: string | undefined): string =>
  number ? `${addressPrefixes[type]}_${number}` : '';
