import { thTH } from '@mui/material/locale';
import type { LanguageParts } from './language.ts';
import texts from './th.json';

export default { texts, components: thTH.components } satisfies LanguageParts;
