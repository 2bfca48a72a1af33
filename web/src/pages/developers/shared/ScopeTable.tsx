import { SoftTag } from '../../../components/display/SoftTag.tsx';
import { t } from '../../../languages/t.ts';
import type { CatalogueRow } from './content.ts';
import { RowTable } from './RowTable.tsx';

/** Scopes and what they allow; the ones to give with care are marked. */
export function ScopeTable({ scopes }: { scopes: readonly CatalogueRow[] }) {
  const rows = scopes.map(({ name, wire, text }) => ({
    name: wire,
    id: name,
    children: (
      <>
        {text} {name === 'PAYMENTS_WRITE' && <SoftTag tone="warning">{t('Moves money')}</SoftTag>}
      </>
    ),
  }));
  return <RowTable label={t('Scopes')} rows={rows} />;
}
