import reference from '../../../../../schema/schema.graphql?reference';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { t } from '../../../languages/t.ts';
import { useParams } from '../../../routing/hooks.ts';
import { DevelopersFrame } from '../shared/DevelopersFrame.tsx';
import { ReferenceIndex } from './ReferenceIndex.tsx';
import { TypeReference } from './TypeReference.tsx';

export function Component() {
  const { type: name } = useParams();
  if (!name)
    return (
      <DevelopersFrame
        title={t('Reference')}
        lead={t('Every type, field and argument of the schema, with scopes and costs.')}
      >
        <ReferenceIndex types={reference} />
      </DevelopersFrame>
    );
  const type = reference.find((one) => one.name === name);
  if (!type) return <NotFoundPage />;
  return (
    <DevelopersFrame title={type.name} lead={type.text.replaceAll('`', '') || t('Part of the schema.')}>
      <TypeReference key={name} type={type} all={reference} />
    </DevelopersFrame>
  );
}
