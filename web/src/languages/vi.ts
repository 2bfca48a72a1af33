import { viVN } from '@mui/material/locale';
import type { LanguageParts } from './spoken.ts';
import { tell } from './tell.ts';
import texts from './vi.json';

export default { texts, tell, components: viVN.components } satisfies LanguageParts;
