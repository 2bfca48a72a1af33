import { zhCN } from '@mui/material/locale';
import { makeSentences } from '../../../schema/texts/sentences.ts';
import sentences from '../../../schema/texts/zh-CN.json';
import type { LanguageParts } from './spoken.ts';
import texts from './zh-CN.json';

export default {
  texts,
  sentence: makeSentences('zh-CN', sentences),
  components: zhCN.components,
} satisfies LanguageParts;
