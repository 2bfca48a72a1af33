import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useField } from 'formik';
import { FieldPair } from '../../../../components/form/FieldPair.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { formatNames, platformNames } from '../../../../components/work/workNames.ts';
import { t } from '../../../../languages/t.ts';
import { optionsOf } from '../../../../lib/format/choiceNames.ts';
import { PriceField } from '../fields/SettingsField.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { FORMAT_PRICES_MAX, type FormatPriceValues, newFormatPrice } from './profileValues.ts';

const NOTE_MAX = 100;

const platforms = optionsOf(platformNames);
const formats = optionsOf(formatNames);
const wholeRow = { gridColumn: '1 / -1' } as const;

/** Prices per format beside those of posts, and the price of paid ads. */
export function PriceFields() {
  const [{ value: rows }, , { setValue }] = useField<FormatPriceValues[]>('formatPrices');
  const change = (next: FormatPriceValues[]) => void setValue(next);
  return (
    <SettingsSection
      title={t('Prices per format')}
      hint={t('Shown on your profile, beside your price per post.')}
    >
      {rows.map((_row, index) => (
        <FormatPriceFields
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are named by their place.
          key={index}
          name={`formatPrices.${index}`}
          label={t('Price {number}', { number: index + 1 })}
          onRemove={() => change(rows.toSpliced(index, 1))}
        />
      ))}
      {rows.length < FORMAT_PRICES_MAX && (
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          onClick={() => change([...rows, newFormatPrice])}
          sx={{ mb: 2 }}
        >
          {t('Add price')}
        </Button>
      )}
      <FieldPair>
        <PriceField name="paidAdsPrice" label={t('Paid ads for 30 days')} />
        <Box />
      </FieldPair>
    </SettingsSection>
  );
}

type RowProps = { name: string; label: string; onRemove: () => void };

function FormatPriceFields({ name, label, onRemove }: RowProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        columnGap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr 40px' },
        pb: 1.5,
        mb: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <FormTextField name={`${name}.platform`} label={t('Platform')} options={platforms} />
      <FormTextField name={`${name}.format`} label={t('Format')} options={formats} />
      <PriceField name={`${name}.price`} label={t('Price')} />
      <IconButton
        aria-label={t('Remove {name}', { name: label })}
        onClick={onRemove}
        sx={{ justifySelf: 'end', mt: 1.75 }}
      >
        <CloseRounded fontSize="small" />
      </IconButton>
      <FormTextField
        name={`${name}.note`}
        label={t('Included (optional)')}
        placeholder={t('Up to 60 seconds, one round of changes')}
        maxLength={NOTE_MAX}
        sx={wholeRow}
      />
    </Box>
  );
}
