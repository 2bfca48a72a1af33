import { viVN } from '@mui/material/locale';
import { serverTexts } from './serverTexts.ts';
import type { LanguageParts } from './spoken.ts';
import texts from './vi.json';

export default { texts, server: serverTexts, components: viVN.components } satisfies LanguageParts;
