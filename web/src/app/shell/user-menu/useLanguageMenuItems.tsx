import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { languageNames, languageTags } from '../../../languages/languages.ts';
import { useLanguage } from '../../../languages/spoken.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** The rows of a menu of languages, each by its own name. An array: menus find their rows among their children only. */
export function useLanguageMenuItems(onClose: () => void) {
  const language = useLanguage();
  const choose = useChooseLanguage();
  return languageTags.map((tag) => (
    <MenuItem
      key={tag}
      role="menuitemradio"
      aria-checked={tag === language}
      autoFocus={tag === language}
      lang={tag}
      onClick={() => {
        onClose();
        void choose(tag);
      }}
    >
      <Box component="span" sx={{ flex: 1, mr: 3 }}>
        {languageNames[tag]}
      </Box>
      {tag === language && <CheckRounded fontSize="small" aria-hidden />}
    </MenuItem>
  ));
}
