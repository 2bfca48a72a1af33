import { viVN } from '@mui/material/locale';
import type { LanguageParts } from './language.ts';
import texts from './vi.json';

export default { texts, components: viVN.components } satisfies LanguageParts;
