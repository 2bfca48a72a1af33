import Box from '@mui/material/Box';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { t } from '../../../../languages/t.ts';
import { type AgeGroup, fewerAgeGroups, sumOf } from './ageGroups.ts';
import { percentText } from './figureText.ts';

/** Two bars for each age: women and men. */
export function AgePlot({ groups }: { groups: readonly AgeGroup[] }) {
  const fewer = fewerAgeGroups(groups);
  const { women, men } = sumOf(groups);
  const most = Math.max(...fewer.flatMap((group) => [group.women, group.men]));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1.5, fontSize: 14 }}>
        <Key isLight={false}>{t('Women {percent}', { percent: percentText(women) })}</Key>
        <Key isLight>{t('Men {percent}', { percent: percentText(men) })}</Key>
      </Box>
      <PlainList label={t('Age and gender')} sx={{ display: 'grid', gap: 1 }}>
        {fewer.map(({ age, women, men }) => (
          <Box
            component="li"
            key={age}
            aria-label={t('{age}: women {women}, men {men}', {
              age,
              women: percentText(women),
              men: percentText(men),
            })}
            sx={{ display: 'grid', gridTemplateColumns: '52px minmax(0, 1fr)', alignItems: 'center' }}
          >
            <Box aria-hidden sx={{ fontSize: 14 }}>
              {age}
            </Box>
            <Box aria-hidden>
              <Bar percent={women} most={most} />
              <Bar percent={men} most={most} isLight />
            </Box>
          </Box>
        ))}
      </PlainList>
    </>
  );
}

const tone = (isLight: boolean) => ({ bgcolor: 'info.main', ...(isLight && { opacity: 0.5 }) });

function Key({ isLight, children }: { isLight: boolean; children: string }) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box aria-hidden sx={{ width: 12, height: 10, borderRadius: 99, ...tone(isLight) }} />
      {children}
    </Box>
  );
}

function Bar({ percent, most, isLight = false }: { percent: number; most: number; isLight?: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, height: 17, pr: 5 }}>
      <Box
        sx={{
          width: `${most > 0 ? (100 * percent) / most : 0}%`,
          minWidth: 3,
          height: 10,
          borderRadius: 99,
          ...tone(isLight),
        }}
      />
      <Box
        component="span"
        sx={{
          mr: -5,
          fontSize: 13,
          fontVariantNumeric: 'tabular-nums',
          color: isLight ? 'text.secondary' : 'text.primary',
        }}
      >
        {percentText(percent)}
      </Box>
    </Box>
  );
}
