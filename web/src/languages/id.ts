import { idID } from '@mui/material/locale';
import sentences from '../../../schema/texts/id.json';
import { makeSentences } from '../../../schema/texts/sentences.ts';
import texts from './id.json';
import type { LanguageParts } from './spoken.ts';

export default {
  texts,
  sentence: makeSentences('id', sentences),
  components: idID.components,
} satisfies LanguageParts;
