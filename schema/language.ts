import { registerEnumType } from 'type-graphql';

/** Languages of the product, with their tags (BCP 47) as values. */
export const Language = {
  EN: 'en',
  ID: 'id',
  MS: 'ms',
  TH: 'th',
  VI: 'vi',
  ZH_CN: 'zh-CN',
} as const;
export type Language = (typeof Language)[keyof typeof Language];

registerEnumType(Language, {
  name: 'Language',
  description: 'Languages of the product.',
  valuesConfig: {
    EN: { description: 'English, in which texts of this API are written.' },
    ID: { description: 'Bahasa Indonesia.' },
    MS: { description: 'Malay.' },
    TH: { description: 'Thai.' },
    VI: { description: 'Vietnamese.' },
    ZH_CN: { description: 'Simplified Chinese.' },
  },
});
