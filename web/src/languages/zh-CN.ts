import { zhCN } from '@mui/material/locale';
import type { LanguageParts } from './language.ts';
import texts from './zh-CN.json';

export default { texts, components: zhCN.components } satisfies LanguageParts;
