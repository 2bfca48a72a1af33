import { msMS } from '@mui/material/locale';
import sentences from '../../../schema/texts/ms.json';
import { makeSentences } from '../../../schema/texts/sentences.ts';
import texts from './ms.json';
import type { LanguageParts } from './spoken.ts';

export default {
  texts,
  sentence: makeSentences('ms', sentences),
  components: msMS.components,
} satisfies LanguageParts;
