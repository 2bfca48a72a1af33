import { graphqlEnum } from './enum.ts';

/** Languages that people say they speak, with their ISO 639 codes as values. */
export const SpokenLanguage = graphqlEnum('SpokenLanguage', 'Languages that people speak.', {
  EN: ['en', 'English.'],
  ZH: ['zh', 'Mandarin.'],
  MS: ['ms', 'Malay.'],
  ID: ['id', 'Indonesian.'],
  TH: ['th', 'Thai.'],
  VI: ['vi', 'Vietnamese.'],
  FIL: ['fil', 'Filipino.'],
  TA: ['ta', 'Tamil.'],
  YUE: ['yue', 'Cantonese.'],
  NAN: ['nan', 'Hokkien.'],
  MY: ['my', 'Burmese.'],
  KM: ['km', 'Khmer.'],
  LO: ['lo', 'Lao.'],
  JV: ['jv', 'Javanese.'],
  SU: ['su', 'Sundanese.'],
  CEB: ['ceb', 'Cebuano.'],
  HI: ['hi', 'Hindi.'],
  BN: ['bn', 'Bengali.'],
  AR: ['ar', 'Arabic.'],
  JA: ['ja', 'Japanese.'],
  KO: ['ko', 'Korean.'],
  FR: ['fr', 'French.'],
  DE: ['de', 'German.'],
  ES: ['es', 'Spanish.'],
});
export type SpokenLanguage = (typeof SpokenLanguage)[keyof typeof SpokenLanguage];
