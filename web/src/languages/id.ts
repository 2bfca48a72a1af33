import { idID } from '@mui/material/locale';
import texts from './id.json';
import type { LanguageParts } from './language.ts';

export default { texts, components: idID.components } satisfies LanguageParts;
