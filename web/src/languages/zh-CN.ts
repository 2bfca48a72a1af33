import { zhCN } from '@mui/material/locale';
import { serverTexts } from './serverTexts.ts';
import type { LanguageParts } from './spoken.ts';
import texts from './zh-CN.json';

export default { texts, server: serverTexts, components: zhCN.components } satisfies LanguageParts;
