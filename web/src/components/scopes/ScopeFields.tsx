import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import type { TokenScope } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { toggled } from '../../lib/toggled.ts';
import { FieldError } from '../form/FieldError.tsx';
import { scopeGroups, scopeName } from './tokenScopes.ts';

/** Ticks for scopes: for those of `among`, or for all. */
export function ScopeFields({ among }: { among?: readonly TokenScope[] }) {
  const [{ value }, { error, touched }, { setValue }] = useField<readonly TokenScope[]>('scopes');
  const titleId = useId();
  const wrong = touched && error;
  return (
    <Box component="fieldset" aria-labelledby={titleId} sx={{ border: 0, p: 0, m: 0, mt: 2.5, minWidth: 0 }}>
      <Typography variant="h5" component="h3" id={titleId}>
        {t('Permissions')}
      </Typography>
      {wrong && (
        <Box sx={{ mt: 0.5, fontSize: 13, color: 'error.main' }}>
          <FieldError text={error} />
        </Box>
      )}
      {scopeGroups(among).map(({ title, rows }) => (
        <Box
          key={t(title)}
          role="group"
          aria-label={t(title)}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '112px 1fr' },
            columnGap: 2,
            py: 1.25,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box aria-hidden sx={{ fontWeight: 650, pt: { sm: 1 } }}>
            {t(title)}
          </Box>
          <Box>
            {rows.map(({ key: scope, text }) => (
              <FormControlLabel
                key={scope}
                sx={{ display: 'flex', alignItems: 'flex-start', mr: 0, my: 0.25 }}
                control={
                  <Checkbox
                    size="small"
                    checked={value.includes(scope)}
                    onChange={() => void setValue(toggled(value, scope))}
                    slotProps={{ input: { 'aria-invalid': !!wrong } }}
                  />
                }
                label={
                  <Box sx={{ pt: 0.9, fontSize: 14, lineHeight: 1.4 }}>
                    {t(text)}
                    <Box component="code" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                      {scopeName(scope)}
                    </Box>
                  </Box>
                }
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
