import Box from '@mui/material/Box';
import { type LanguageTag, languageNames, languageTags } from '../../../languages/languages.ts';
import { useLanguage } from '../../../languages/spoken.ts';
import { t } from '../../../languages/t.ts';
import { useChooseLanguage } from '../user-menu/useChooseLanguage.ts';

// Names of languages need letters that no page else does: phones would fetch a font for one word at their foot.
const look = { mt: 2, fontFamily: 'system-ui, sans-serif' };

/** Languages, each by its own name: whoever cannot read the page finds theirs. The browser's own list, which works everywhere. */
export function LanguageSelect() {
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Box
      component="select"
      className="list"
      aria-label={t('Language')}
      value={language}
      onChange={(event) => void choose(event.target.value as LanguageTag)}
      sx={look}
    >
      {languageTags.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {languageNames[tag]}
        </option>
      ))}
    </Box>
  );
}
