import catalogue from '../../../../../schema/schema.graphql?catalogue';
import { t } from '../../../languages/t.ts';
import { DevelopersFrame } from '../shared/DevelopersFrame.tsx';
import { ScopeTable } from '../shared/ScopeTable.tsx';

export function Component() {
  return (
    <DevelopersFrame
      title={t('Scopes')}
      lead={t("A token can only do what its scopes allow. Write scopes don't include reading.")}
    >
      <ScopeTable scopes={catalogue.scopes} />
    </DevelopersFrame>
  );
}
