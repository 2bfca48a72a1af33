import { thTH } from '@mui/x-date-pickers/locales';
import days from 'dayjs/locale/th';
import { pickerWords } from './pickerWords.ts';

export default pickerWords(days, thTH.components.MuiLocalizationProvider.defaultProps.localeText, 0);
