import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { type Text, t } from '../../languages/t.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';

const SlideOver = lazyPart(async () => (await import('../overlay/SlideOver.tsx')).SlideOver);

type Props = {
  /** Filters in use, as the viewer counts them. */
  count: number;
  total: number | undefined;
  /** On the button that shows the rows, with and without their number as `total`. */
  show: { readonly all: Text; readonly counted: Text };
  onClear: () => void;
  children: ReactNode;
};

/** The filters on phones: a button with their count, and a full sheet that is fetched when it opens. */
export function FilterSheet({ count, total, show, onClear, children }: Props) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' }, borderRadius: 999, height: 36, flexShrink: 0, fontSize: 14 }}
      >
        {count > 0 ? t('Filters ({count})', { count }) : t('Filters')}
      </Button>
      {open !== null && (
        <SlideOver
          open={open}
          title={t('Filters')}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="outlined" onClick={onClear}>
                {t('Clear')}
              </Button>
              <Button variant="contained" onClick={() => setOpen(false)}>
                {total === undefined ? t(show.all) : t(show.counted, { total })}
              </Button>
            </>
          }
        >
          {children}
        </SlideOver>
      )}
    </>
  );
}
