import { zhCN } from '@mui/material/locale';
import type { LanguageParts } from './spoken.ts';
import { tell } from './tell.ts';
import texts from './zh-CN.json';

export default { texts, tell, components: zhCN.components } satisfies LanguageParts;
