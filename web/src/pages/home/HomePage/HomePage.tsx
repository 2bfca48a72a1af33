import { PageContainer } from '../../../components/PageContainer.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';

export function Component() {
  return (
    <PageContainer>
      <PageTitle>Koli</PageTitle>
    </PageContainer>
  );
}
