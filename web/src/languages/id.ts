import { idID } from '@mui/material/locale';
import texts from './id.json';
import type { LanguageParts } from './spoken.ts';
import { tell } from './tell.ts';

export default { texts, tell, components: idID.components } satisfies LanguageParts;
