import Box from '@mui/material/Box';

type Props = {
  /** What is chosen, for screen readers: the choices themselves tell everybody else. */
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onValue: (value: string) => void;
};

/** A choice by the browser's own list, which weighs nothing and suits a thumb. */
export function PlainSelect({ label, value, options, onValue }: Props) {
  return (
    <Box
      component="select"
      aria-label={label}
      value={value}
      onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => onValue(target.value)}
      sx={select}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </Box>
  );
}

const select = {
  height: 42,
  minWidth: 0,
  px: 1.25,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 15,
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'info.main' },
} as const;
