import { viVN } from '@mui/x-date-pickers/locales';
import days from 'dayjs/locale/vi';
import { pickerWords } from './pickerWords.ts';

export default pickerWords(days, viVN.components.MuiLocalizationProvider.defaultProps.localeText, 1);
