import { zhCN } from '@mui/x-date-pickers/locales';
import days from 'dayjs/locale/zh-cn';
import { pickerWords } from './pickerWords.ts';

export default pickerWords(days, zhCN.components.MuiLocalizationProvider.defaultProps.localeText, 1);
