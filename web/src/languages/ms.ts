import { msMS } from '@mui/material/locale';
import texts from './ms.json';
import type { LanguageParts } from './spoken.ts';
import { tell } from './tell.ts';

export default { texts, tell, components: msMS.components } satisfies LanguageParts;
