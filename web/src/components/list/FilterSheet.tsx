import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';

const SlideOver = lazyPart(async () => (await import('../SlideOver.tsx')).SlideOver);

type Props = {
  /** Filters in use, as the viewer counts them. */
  count: number;
  /** Rows that fit, once known. */
  total: number | undefined;
  /** What is listed: one of them, and several. */
  nouns: readonly [one: string, several: string];
  onClear: () => void;
  /** The filters. */
  children: ReactNode;
};

/** The filters on phones: a button with their count, and a full sheet that is fetched when it opens. */
export function FilterSheet({ count, total, nouns: [one, several], onClear, children }: Props) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        sx={{ display: { md: 'none' }, borderRadius: 999, height: 36, flexShrink: 0, fontSize: 14 }}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      {wasOpened && (
        <SlideOver
          open={open}
          title="Filters"
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="outlined" onClick={onClear}>
                Clear
              </Button>
              <Button variant="contained" onClick={() => setOpen(false)}>
                {total === undefined ? `Show ${several}` : `Show ${total} ${total === 1 ? one : several}`}
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
