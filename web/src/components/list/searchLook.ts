export const searchPill = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 42,
  borderRadius: 999,
  border: 1,
  borderColor: 'divider',
  '&:focus-within': { outline: '2px solid', outlineColor: 'info.main' },
} as const;

export const searchInput = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 16,
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
