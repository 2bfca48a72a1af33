import { msMS } from '@mui/material/locale';
import texts from './ms.json';
import { serverTexts } from './serverTexts.ts';
import type { LanguageParts } from './spoken.ts';

export default { texts, server: serverTexts, components: msMS.components } satisfies LanguageParts;
