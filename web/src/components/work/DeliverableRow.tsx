import CloseRounded from '@mui/icons-material/CloseRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { t } from '../../languages/t.ts';
import { optionsOf } from '../../lib/format/choiceNames.ts';
import { Sign } from '../display/Sign.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { formatNames, platformNames, platformSigns } from './workNames.ts';
import { type DeliverableValues, NOTE_MAX } from './workValues.ts';
import { countWords } from './workWords.ts';

type Props = {
  /** Where the row is in the values of the form. */
  name: string;
  row: DeliverableValues;
  open: boolean;
  onToggle: () => void;
  onDuplicate?: () => void;
  onRemove?: () => void;
};

/** A deliverable in words, to open, duplicate and remove; opened with its fields. */
export function DeliverableRow({ name, row, open, onToggle, onDuplicate, onRemove }: Props) {
  const count = countWords({ ...row, count: Number(row.count) });
  const what = `${count}, ${t(platformNames[row.platform])}`;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 0.5 }}>
        <ButtonBase onClick={onToggle} aria-expanded={open} sx={line}>
          <Sign name={platformSigns[row.platform]} />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 700 }}>
              {count}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t(platformNames[row.platform])}
            </Box>
            {!open && row.note && (
              <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
                {row.note}
              </Box>
            )}
          </Box>
        </ButtonBase>
        {onDuplicate && (
          <IconButton aria-label={t('Duplicate {name}', { name: what })} onClick={onDuplicate}>
            <ContentCopyRounded fontSize="small" />
          </IconButton>
        )}
        {onRemove && (
          <IconButton aria-label={t('Remove {name}', { name: what })} onClick={onRemove}>
            <CloseRounded fontSize="small" />
          </IconButton>
        )}
      </Box>
      {open && <RowFields name={name} count={row.count} />}
    </Box>
  );
}

const line = {
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  px: 2,
  py: 1,
  gap: 1.5,
  justifyContent: 'flex-start',
  textAlign: 'start',
  font: 'inherit',
  borderRadius: '12px',
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: -2 },
} as const;

const counts = Array.from({ length: 10 }, (_, index) => String(index + 1));
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function RowFields({ name, count }: { name: string; count: string }) {
  const known = counts.includes(count) ? counts : [...counts, count];
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 96px' },
        px: 2,
        pb: 1.5,
      }}
    >
      <FormTextField name={`${name}.platform`} label={t('Platform')} options={optionsOf(platformNames)} />
      <FormTextField name={`${name}.format`} label={t('Format')} options={optionsOf(formatNames)} />
      <FormTextField name={`${name}.count`} label={t('How many')} options={options(known)} />
      <FormTextField
        name={`${name}.note`}
        label={t('Note (optional)')}
        placeholder={t('Show the shop sign')}
        maxLength={NOTE_MAX}
        sx={{ gridColumn: { sm: '1 / -1' } }}
      />
    </Box>
  );
}
