import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Sign } from '../display/Sign.tsx';

type Kind = 'success' | 'error';
type Deed = { label: string; run: () => void };
type Toast = { text: string; kind: Kind; deed?: Deed | undefined };
type Show = (text: string, kind?: Kind, deed?: Deed) => void;

const ToastContext = createContext<Show>(() => undefined);

/** Says a short sentence at the foot of the page: `const toast = useToast(); toast('Saved')`. */
export const useToast = () => useContext(ToastContext);

/** A row over the page, which can be pressed through. For `sx`. */
export const acrossPage = {
  position: 'fixed',
  left: 16,
  right: 16,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const show = useCallback<Show>((text, kind = 'success', deed) => setToast({ text, kind, deed }), []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), 6000);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <ToastContext value={show}>
      {children}
      <Box role="status" sx={{ ...acrossPage, zIndex: 'snackbar', bottom: { xs: 80, sm: 32 } }}>
        {toast && <ToastBody {...toast} onDone={() => setToast(null)} />}
      </Box>
    </ToastContext>
  );
}

const undo = { pointerEvents: 'auto', textDecoration: 'underline', minWidth: 44, mr: -1 } as const;

function ToastBody({ text, kind, deed, onDone }: Toast & { onDone: () => void }) {
  const run = () => {
    onDone();
    deed?.run();
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.25,
        borderRadius: '12px',
        bgcolor: 'text.primary',
        color: 'background.paper',
        boxShadow: 6,
        fontWeight: 600,
        fontSize: 15,
      }}
    >
      <Sign name={kind === 'success' ? 'done' : 'failed'} />
      {text}
      {deed && (
        <Button color="inherit" size="small" onClick={run} sx={undo}>
          {deed.label}
        </Button>
      )}
    </Box>
  );
}
