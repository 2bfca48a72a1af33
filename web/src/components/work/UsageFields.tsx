import Box from '@mui/material/Box';
import { useField } from 'formik';
import type { UsageChannels } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { optionsOf } from '../../lib/format/choiceNames.ts';
import { ChoicesField } from '../form/ChoicesField.tsx';
import { FieldPair } from '../form/FieldPair.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { useCountryOptions } from '../form/useCountryOptions.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { channelNames } from './workNames.ts';
import { NO_END } from './workValues.ts';

const choices = ['30', '90', '180', '365', '730', '1095'];

type Props = {
  name: string;
  /** Longer use of work that is there: some use, from the end of the running one. */
  isLonger?: boolean;
};

/** What the brand may do with the work beside its publication. */
export function UsageFields({ name, isLonger }: Props) {
  const [{ value: channels }] = useField<UsageChannels>(`${name}.channels`);
  const [{ value: chosen }] = useField<string>(`${name}.days`);
  const days = chosen === NO_END || choices.includes(chosen) ? choices : [chosen, ...choices];
  const options = [
    ...days.map((value) => ({
      value,
      label: t('{days, plural, one {# day} other {# days}}', { days: Number(value) }),
    })),
    { value: NO_END, label: t('Without end') },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ChoiceRow
        name={`${name}.channels`}
        label={t('Use of the work')}
        options={optionsOf(channelNames).filter(({ value }) => !isLonger || value !== 'NONE')}
      />
      {channels !== 'NONE' && (
        <FieldPair>
          <FormTextField
            name={`${name}.days`}
            label={isLonger ? t('Longer by') : t('From publication')}
            options={options}
          />
          <UsageCountries name={`${name}.countries`} />
        </FieldPair>
      )}
    </Box>
  );
}

function UsageCountries({ name }: { name: string }) {
  const [{ value }, { error }, { setValue }] = useField<string[]>(name);
  const choices = useCountryOptions();
  return (
    <ChoicesField
      label={t('Only in these countries (optional)')}
      choices={choices}
      chosen={value}
      onChange={(next) => void setValue(next, false)}
      loading={choices.length === 0}
      error={error as string | undefined}
      placeholder={t('Everywhere')}
    />
  );
}
