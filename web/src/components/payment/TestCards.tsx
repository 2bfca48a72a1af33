import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { msg, t } from '../../languages/t.ts';
import { type CardValues, groupNumber } from './cardRules.ts';

const testCards = [
  { number: '4242424242424242', effect: msg('Pays immediately') },
  { number: '4000000000003220', effect: msg('Asks the bank first (3-D Secure)') },
  { number: '4000000000000002', effect: msg('Declined') },
  { number: '4000000000009995', effect: msg('Insufficient funds') },
  { number: '4000008400001629', effect: msg('Asks the bank, then declined') },
];

/** Cards to try out. Only shown where no real money moves. */
export function TestCards() {
  const { setValues, values, setTouched } = useFormikContext<CardValues>();
  const use = async (number: string) => {
    const year = (new Date().getFullYear() + 3) % 100;
    await setTouched({}, false);
    await setValues({
      number: groupNumber(number),
      expiry: `12 / ${year}`,
      cvc: '123',
      name: values.name || t('Test Card'),
    });
  };
  return (
    <Box
      component="section"
      aria-labelledby="test-cards"
      sx={{ mt: 3, p: 2, borderRadius: '12px', border: '1px dashed', borderColor: 'divider' }}
    >
      <Typography variant="subtitle2" component="h3" id="test-cards">
        {t('Test cards')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('Payments are simulated here. No real card is charged.')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {testCards.map(({ number, effect }) => (
          <Box
            component="li"
            key={number}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5, fontSize: 14 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
                {groupNumber(number)}
              </Box>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 13 }}>
                {t(effect)}
              </Box>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('Use card {groupNumber}', { groupNumber: groupNumber(number) })}
              onClick={() => void use(number)}
            >
              {t('Use')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
