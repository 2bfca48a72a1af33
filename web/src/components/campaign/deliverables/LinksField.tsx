import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useField } from 'formik';
import { t } from '../../../languages/t.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { LINKS_MAX } from './handInValues.ts';

/** Links one below the other, as many as are needed. Member `name` of the form is their list; the first one stays. */
export function LinksField({ name, isOptional }: { name: string; isOptional: boolean }) {
  const [{ value: links }, , { setValue }] = useField<string[]>(name);
  const first = isOptional ? t('Link (optional)') : t('Link');
  return (
    <Box role="group" aria-label={t('Links')} sx={{ mt: 2 }}>
      {links.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields are named by their place.
        <Box key={index} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
          <FormTextField
            name={`${name}.${index}`}
            label={index === 0 ? first : t('Link {number}', { number: index + 1 })}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={2000}
            autoFocus={index > 0}
          />
          {index > 0 && (
            <IconButton
              aria-label={t('Remove link {number}', { number: index + 1 })}
              onClick={() => void setValue(links.toSpliced(index, 1))}
              sx={{ mt: 1.5 }}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {links.length < LINKS_MAX && (
        <Button
          color="inherit"
          startIcon={<AddRounded />}
          onClick={() => void setValue([...links, ''], false)}
          sx={{ ml: -1 }}
        >
          {t('Add another link')}
        </Button>
      )}
    </Box>
  );
}
