import { thTH } from '@mui/material/locale';
import { serverTexts } from './serverTexts.ts';
import type { LanguageParts } from './spoken.ts';
import texts from './th.json';

export default { texts, server: serverTexts, components: thTH.components } satisfies LanguageParts;
