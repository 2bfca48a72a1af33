import type { SpokenLanguage } from '../../__generated__/enums.ts';
import { msg, type Text, t } from '../../languages/t.ts';

/** Languages that people speak, those of most members first. */
export const spokenLanguages: Record<SpokenLanguage, Text> = {
  EN: msg('English'),
  ZH: msg('Mandarin'),
  MS: msg('Malay'),
  ID: msg('Indonesian'),
  TH: msg('Thai'),
  VI: msg('Vietnamese'),
  FIL: msg('Filipino'),
  TA: msg('Tamil'),
  YUE: msg('Cantonese'),
  NAN: msg('Hokkien'),
  MY: msg('Burmese'),
  KM: msg('Khmer'),
  LO: msg('Lao'),
  JV: msg('Javanese'),
  SU: msg('Sundanese'),
  CEB: msg('Cebuano'),
  HI: msg('Hindi'),
  BN: msg('Bengali'),
  AR: msg('Arabic'),
  JA: msg('Japanese'),
  KO: msg('Korean'),
  FR: msg('French'),
  DE: msg('German'),
  ES: msg('Spanish'),
};

/** 'English, Malay'. */
export const spokenText = (languages: readonly SpokenLanguage[]) =>
  languages.map((language) => t(spokenLanguages[language])).join(', ');
