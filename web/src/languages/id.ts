import { idID } from '@mui/material/locale';
import texts from './id.json';
import { serverTexts } from './serverTexts.ts';
import type { LanguageParts } from './spoken.ts';

export default { texts, server: serverTexts, components: idID.components } satisfies LanguageParts;
