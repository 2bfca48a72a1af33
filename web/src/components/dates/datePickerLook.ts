/** Gives the field of a date picker the look of the other fields. For `sx` of its text field. */
export const datePickerLook = {
  '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper', borderRadius: '10px' },
  '& .MuiPickersOutlinedInput-root:not(.Mui-error):not(.Mui-focused) .MuiPickersOutlinedInput-notchedOutline':
    {
      borderColor: 'color-mix(in srgb, var(--mui-palette-text-secondary) 72%, transparent)',
    },
} as const;
