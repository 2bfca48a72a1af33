import { useMutation } from '@apollo/client/react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { TokenScope } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { OAuthRequestQuery } from '../../../__generated__/graphql.ts';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { ActionButton } from '../../../components/overlay/ActionButton.tsx';
import { ScopeFields } from '../../../components/scopes/ScopeFields.tsx';
import { t } from '../../../languages/t.ts';
import { useSubmit } from '../../../lib/form/useSubmit.ts';
import { onlyErrors } from '../../../lib/session/accountRules.ts';

const AnswerOAuthRequestDocument = graphql(`
  mutation AnswerOAuthRequest($input: AnswerOAuthRequestInput!) {
    answerOAuthRequest(input: $input) { url }
  }
`);

type Values = { scopes: readonly TokenScope[] };

const errorsIn = ({ scopes }: Values) =>
  onlyErrors({ scopes: scopes.length > 0 ? undefined : t('Please choose at least one') });

type Props = { id: string; email: string; request: OAuthRequestQuery['oauthRequest'] };

export function ConsentForm({ id, email, request: { appName, websiteHost, returnsTo, scopes } }: Props) {
  const [answer] = useMutation(AnswerOAuthRequestDocument);
  const send = async ({ scopes: allowed }: Values) => {
    const { data } = await answer({ variables: { input: { id, allowedScopes: [...allowed] } } });
    if (data) window.location.assign(data.answerOAuthRequest.url);
  };
  const { error, submit } = useSubmit({ errorsIn, send });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('{app} wants to act for you', { app: appName })}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('{host} · your account {email}', { host: websiteHost, email })}
      </Typography>
      <AppForm<Values> initialValues={{ scopes }} {...submit}>
        <ScopeFields among={scopes} />
        <Typography sx={{ mt: 1.5, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('You return to {host}. Disconnect it at any time in Settings.', { host: returnsTo })}
        </Typography>
        <FormError text={error} />
        <SubmitButton>{t('Allow')}</SubmitButton>
        <ActionButton
          variant="outlined"
          size="large"
          fullWidth
          sx={{ mt: 1 }}
          onAct={() => send({ scopes: [] })}
        >
          {t('Not now')}
        </ActionButton>
      </AppForm>
    </Card>
  );
}
