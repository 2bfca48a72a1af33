import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import type { Reference } from '../shared/content.ts';
import { inlineCode } from '../shared/GuideContent.tsx';

export const typePath = (name: string) => `/developers/reference/${name}`;

type Entry = { label: string; to: string; text: string };

/** Most names shown for a search. */
const MOST = 60;

/** The names of all types, and a search among them and their fields. */
export function ReferenceIndex({ types }: { types: readonly Reference[] }) {
  const [params, change] = useSearchParams();
  const search = params.get('q') ?? '';
  const found = search.trim() ? matches(types, search.trim()) : null;
  return (
    <>
      <TextField
        fullWidth
        type="search"
        label={t('Search names')}
        value={search}
        onChange={(event) => void change({ q: event.target.value }, { replace: true })}
        sx={{ mb: 4 }}
      />
      {found && (
        <Box role="status" sx={{ mb: 2, fontSize: 14, color: 'text.secondary' }}>
          {t('{n, plural, =0 {No name matches} one {# name} other {# names}}', { n: found.length })}
        </Box>
      )}
      {found ? <Entries entries={found.slice(0, MOST)} /> : <Groups types={types} />}
    </>
  );
}

const roots = [
  { name: 'Query', title: msg('Queries') },
  { name: 'Mutation', title: msg('Mutations') },
  { name: 'Subscription', title: msg('Subscriptions') },
];

const kinds: readonly { kinds: readonly Reference['kind'][]; title: Text }[] = [
  { kinds: ['object', 'interface', 'union'], title: msg('Objects') },
  { kinds: ['input'], title: msg('Inputs') },
  { kinds: ['enum'], title: msg('Enums') },
  { kinds: ['scalar'], title: msg('Scalars') },
];

const isRoot = ({ name }: Reference) => roots.some((root) => root.name === name);

function Groups({ types }: { types: readonly Reference[] }) {
  return (
    <>
      {roots.map(({ name, title }) => (
        <Group
          key={name}
          title={t(title)}
          entries={(types.find((type) => type.name === name)?.fields ?? []).map((field) => ({
            label: field.name,
            to: `${typePath(name)}#${field.name}`,
            text: field.text,
          }))}
        />
      ))}
      {kinds.map(({ kinds: some, title }) => (
        <Group
          key={some[0]}
          title={t(title)}
          entries={types.filter((type) => some.includes(type.kind) && !isRoot(type)).map(toEntry)}
        />
      ))}
    </>
  );
}

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <Box component="section" aria-label={title} sx={{ mb: 5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <PlainList label={title} sx={{ columns: { xs: 1, sm: 2 }, columnGap: 3 }}>
        {entries.map(({ label, to }) => (
          <Box key={to} component="li" sx={{ breakInside: 'avoid' }}>
            <Box component={Link} to={to} sx={{ ...name, display: 'block', py: { xs: 1.25, md: 0.5 } }}>
              {label}
            </Box>
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <PlainList label={t('Names found')}>
      {entries.map(({ label, to, text }) => (
        <Box key={to} component="li" sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Box component={Link} to={to} sx={name}>
            {label}
          </Box>
          <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{text.replaceAll('`', '')}</Box>
        </Box>
      ))}
    </PlainList>
  );
}

const toEntry = ({ name, text }: Reference): Entry => ({ label: name, to: typePath(name), text });

/** Types and fields whose name contains the words, the closest first. */
function matches(types: readonly Reference[], search: string): Entry[] {
  const wanted = search.toLowerCase();
  const entries = types.flatMap((type) => [
    toEntry(type),
    ...[...type.fields, ...type.values].map((field) => ({
      label: `${type.name}.${field.name}`,
      to: `${typePath(type.name)}#${field.name}`,
      text: field.text,
    })),
  ]);
  const rank = ({ label }: Entry) => {
    const last = label.toLowerCase().split('.').at(-1) ?? '';
    if (last === wanted) return 0;
    return last.startsWith(wanted) ? 1 : 2;
  };
  return entries
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .sort((one, other) => rank(one) - rank(other));
}

const name = { ...inlineCode, bgcolor: 'transparent', px: 0, fontSize: 14.5, color: 'info.main' } as const;
