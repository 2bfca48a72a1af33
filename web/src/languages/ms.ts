import { msMS } from '@mui/material/locale';
import type { LanguageParts } from './language.ts';
import texts from './ms.json';

export default { texts, components: msMS.components } satisfies LanguageParts;
