import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { CampaignType } from '../../../../__generated__/enums.ts';
import { visuallyHidden } from '../../../../components/display/visuallyHidden.ts';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { memoField } from '../../../../components/form/memoField.tsx';
import { t } from '../../../../languages/t.ts';
import { typeOptions } from '../campaignOptions.ts';

const box = (chosen: boolean, locked: boolean) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    px: 1,
    py: 1,
    pr: 1.5,
    borderRadius: '12px',
    border: 1,
    borderColor: chosen ? 'text.primary' : 'divider',
    bgcolor: 'background.paper',
    cursor: locked ? 'default' : 'pointer',
    opacity: locked && !chosen ? 0.5 : 1,
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 2 },
  }) as const;

type Props = { locked: boolean };

export const TypeField = memoField<CampaignType, Props>('type', ({ locked, value, error, setValue }) => {
  const labelId = useId();
  return (
    <FormControl fullWidth disabled={locked} margin="dense">
      <FormLabel id={labelId} sx={visuallyHidden}>
        {t('What do you offer?')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={(_, next) => setValue(next as CampaignType)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}
      >
        {typeOptions.map((option) => (
          <Box component="label" key={option.value} sx={box(option.value === value, locked)}>
            <Radio
              value={option.value}
              color="default"
              size="small"
              slotProps={{ input: { 'aria-label': t(option.label) } }}
            />
            <span>
              <Box component="span" sx={{ display: 'block', fontWeight: 700, lineHeight: 1.3 }}>
                {t(option.label)}
              </Box>
              <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
                {t(option.hint)}
              </Box>
            </span>
          </Box>
        ))}
      </RadioGroup>
      <Box sx={{ mt: 0.75, fontSize: 13, color: 'text.secondary' }}>
        {error ? <FieldError text={error} /> : locked && t("You can't change the type of a posted campaign.")}
      </Box>
    </FormControl>
  );
});
