import { thTH } from '@mui/material/locale';
import { makeSentences } from '../../../schema/texts/sentences.ts';
import sentences from '../../../schema/texts/th.json';
import type { LanguageParts } from './spoken.ts';
import texts from './th.json';

export default {
  texts,
  sentence: makeSentences('th', sentences),
  components: thTH.components,
} satisfies LanguageParts;
