import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Children, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Sign } from '../../../components/display/Sign.tsx';
import { t } from '../../../languages/t.ts';

const width = (items: number, gap = 20) => `calc((100% - ${(items - 1) * gap}px) / ${items})`;

const track = (columns: 4 | 6) =>
  ({
    display: 'grid',
    gridAutoFlow: 'column',
    gap: '20px',
    m: 0,
    p: 0,
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // Room for focus rings, which the scroller would cut.
    py: '4px',
    my: '-4px',
    '& > li': { scrollSnapAlign: 'start', minWidth: 0, '& > *': { height: '100%' } },
    // One card on small screens, with the beginning of the next.
    gridAutoColumns: columns === 4 ? 'min(84%, 320px)' : 'min(42%, 176px)',
    '@media (min-width: 720px)': { gridAutoColumns: width(columns === 4 ? 3 : 4) },
    '@media (min-width: 1024px)': { gridAutoColumns: width(columns) },
  }) as const;

export function Slider({ label, children, columns }: { label: string; children: ReactNode; columns: 4 | 6 }) {
  const list = useRef<HTMLUListElement>(null);
  const ends = useEnds(list, Children.count(children));
  const move = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.9, behavior: 'smooth' });
  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="ul" ref={list} aria-label={label} sx={track(columns)}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </Box>
      {!ends.left && <Arrow side="left" label={label} onClick={() => move(-1)} />}
      {!ends.right && <Arrow side="right" label={label} onClick={() => move(1)} />}
    </Box>
  );
}

const WIDE = '(min-width: 900px)';

/** Whether the row stands at its left or right end, where that makes a difference. */
function useEnds(list: React.RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState({ left: true, right: true });
  useEffect(() => {
    const element = list.current;
    if (!element || count === 0) return;
    const wide = window.matchMedia(WIDE);
    const look = () => {
      if (!wide.matches) return;
      const left = element.scrollLeft < 8;
      const right = element.scrollLeft + element.clientWidth > element.scrollWidth - 8;
      startTransition(() =>
        setEnds((ends) => (ends.left === left && ends.right === right ? ends : { left, right })),
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, count]);
  return ends;
}

function Arrow({ side, label, onClick }: { side: 'left' | 'right'; label: string; onClick: () => void }) {
  return (
    <IconButton
      onClick={onClick}
      aria-label={side === 'left' ? t('Previous: {label}', { label }) : t('Next: {label}', { label })}
      sx={{
        position: 'absolute',
        top: '50%',
        [side]: -20,
        transform: 'translateY(-50%)',
        display: { xs: 'none', md: 'inline-flex' },
        width: 40,
        height: 40,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        boxShadow: '0 6px 18px -10px rgb(0 0 0 / 0.45)',
        '&:hover': { bgcolor: 'background.paper', borderColor: 'text.secondary' },
      }}
    >
      <Sign name={side} size={24} />
    </IconButton>
  );
}
