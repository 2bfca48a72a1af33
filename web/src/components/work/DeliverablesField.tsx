import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { t } from '../../languages/t.ts';
import { DeliverableRow } from './DeliverableRow.tsx';
import { DELIVERABLES_MAX, type DeliverableValues, newDeliverable } from './workValues.ts';

type Props = { name: string; label: string };

/** Rows of deliverables, each as one line of words; the one that is changed shows its fields. One row stays. */
export function DeliverablesField({ name, label }: Props) {
  const [{ value: rows }, , { setValue }] = useField<DeliverableValues[]>(name);
  const [open, setOpen] = useState<number | null>(0);
  const id = useId();
  const change = (next: DeliverableValues[], shown: number | null) => {
    setOpen(shown);
    void setValue(next, false);
  };
  const insert = (at: number, row: DeliverableValues) =>
    change([...rows.slice(0, at), row, ...rows.slice(at)], at);
  const isFull = rows.length >= DELIVERABLES_MAX;
  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel id={id} component="div" sx={{ mb: 0.75, fontWeight: 650, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <Card sx={{ borderRadius: '12px', '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>
        {rows.map((row, index) => (
          <DeliverableRow
            // biome-ignore lint/suspicious/noArrayIndexKey: fields are named by their place.
            key={index}
            name={`${name}.${index}`}
            row={row}
            open={open === index}
            onToggle={() => setOpen(open === index ? null : index)}
            {...(!isFull && { onDuplicate: () => insert(index + 1, row) })}
            {...(rows.length > 1 && {
              onRemove: () => change(rows.toSpliced(index, 1), null),
            })}
          />
        ))}
        {!isFull && (
          <Button
            fullWidth
            color="inherit"
            startIcon={<AddRounded />}
            onClick={() => insert(rows.length, newDeliverable)}
            sx={{ justifyContent: 'flex-start', px: 2, minHeight: 48, borderRadius: 0 }}
          >
            {t('Add a deliverable')}
          </Button>
        )}
      </Card>
    </Box>
  );
}
