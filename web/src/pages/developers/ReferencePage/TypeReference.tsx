import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import type { Reference } from '../shared/content.ts';
import { Described } from '../shared/Described.tsx';
import { inlineCode } from '../shared/GuideContent.tsx';
import { RowTable } from '../shared/RowTable.tsx';
import { FieldReference, Rules } from './FieldReference.tsx';
import { typePath } from './ReferenceIndex.tsx';

/** A type: its fields or values, and where it is used. */
export function TypeReference({ type, all }: { type: Reference; all: readonly Reference[] }) {
  const uses = usesOf(type.name, all);
  return (
    <>
      <Rules of={type} />
      {type.members.length > 0 && <Names label={t('One of')} names={type.members} />}
      {type.fields.map((field) => (
        <FieldReference key={field.name} field={field} all={all} />
      ))}
      {type.values.length > 0 && (
        <RowTable
          label={t('Values')}
          rows={type.values.map(({ name, text }) => ({
            name,
            id: name,
            children: <Described text={text} />,
          }))}
        />
      )}
      {uses.length > 0 && <Names label={t('Used by')} names={uses} />}
    </>
  );
}

/** 'Query.campaigns' for every field and argument of the type. */
function usesOf(name: string, all: readonly Reference[]): string[] {
  const isIt = ({ type }: { type: string }) => type.replaceAll(/[[\]!]/g, '') === name;
  return all.flatMap((type) =>
    type.fields
      .filter((field) => isIt(field) || field.args.some(isIt))
      .map((field) => `${type.name}.${field.name}`),
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <Box component="section" aria-label={label} sx={{ mt: 5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <PlainList label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {names.map((name) => (
          <li key={name}>
            <Box
              component={Link}
              to={typePath(name.replace('.', '#'))}
              sx={{
                ...inlineCode,
                display: 'inline-block',
                py: { xs: 1.25, md: 0.5 },
                px: 1,
                color: 'info.main',
              }}
            >
              {name}
            </Box>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}
