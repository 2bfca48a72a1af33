import { viVN } from '@mui/material/locale';
import { makeSentences } from '../../../schema/texts/sentences.ts';
import sentences from '../../../schema/texts/vi.json';
import type { LanguageParts } from './spoken.ts';
import texts from './vi.json';

export default {
  texts,
  sentence: makeSentences('vi', sentences),
  components: viVN.components,
} satisfies LanguageParts;
