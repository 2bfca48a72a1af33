import { graphqlEnum } from './enum.ts';

/** Languages of the product, with their tags (BCP 47) as values. */
export const Language = graphqlEnum('Language', 'Languages of the product.', {
  EN: ['en', 'English, in which texts of this API are written.'],
  ID: ['id', 'Bahasa Indonesia.'],
  MS: ['ms', 'Malay.'],
  TH: ['th', 'Thai.'],
  VI: ['vi', 'Vietnamese.'],
  ZH_CN: ['zh-CN', 'Simplified Chinese.'],
});
export type Language = (typeof Language)[keyof typeof Language];
