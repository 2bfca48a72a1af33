import { thTH } from '@mui/material/locale';
import type { LanguageParts } from './spoken.ts';
import { tell } from './tell.ts';
import texts from './th.json';

export default { texts, tell, components: thTH.components } satisfies LanguageParts;
