import { t } from '../../languages/t.ts';
import { EmptyState } from './EmptyState.tsx';
import { PageContainer } from './PageContainer.tsx';
import { PageHead } from './PageHead.tsx';
import { PageTitle } from './PageTitle.tsx';

export type NotFoundProps = { what?: string; others?: { to: string; text: string } };

/** For addresses that lead nowhere, and for things that are gone or not for the viewer. */
export function NotFoundPage({ what = t('This page'), others }: NotFoundProps) {
  const { to, text } = others ?? { to: '/campaigns', text: t('See open campaigns') };
  return (
    <PageContainer>
      <PageTitle hidden>{t('Not found')}</PageTitle>
      <PageHead status={404} />
      <EmptyState
        drawing="lost"
        heading
        text={t("{what} isn't available", { what })}
        hint={t('It may have moved, or the link is wrong.')}
        action={{ text: text, to: to }}
      />
    </PageContainer>
  );
}
