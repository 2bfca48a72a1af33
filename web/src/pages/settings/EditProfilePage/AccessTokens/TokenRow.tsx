import { useMutation } from '@apollo/client/react';
import KeyRounded from '@mui/icons-material/KeyRounded';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import type { OwnAccessTokenFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { t } from '../../../../languages/t.ts';
import { formatDate, formatRelative } from '../../../../lib/format/formatDate.ts';
import { ProgramRow } from '../fields/ProgramRow.tsx';

export const OwnAccessTokenDocument = graphql(`
  fragment OwnAccessToken on AccessToken {
    id
    name
    start
    scopes
    createdAt
    expiresAt
    lastUsedAt
    lastOperation
    revokedAt
    isActive
    deprecatedFieldsUsed { ...DeprecatedUse }
  }
`);

export const CreateAccessTokenDocument = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      secret
      token { ...OwnAccessToken }
    }
  }
`);

const RevokeAccessTokenDocument = graphql(`
  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
    revokeAccessToken(input: $input) { accessToken { ...OwnAccessToken } }
  }
`);

export function TokenRow({ token }: { token: OwnAccessTokenFragment }) {
  const [revoke] = useMutation(RevokeAccessTokenDocument, { variables: { input: { id: token.id } } });
  const { name, start, isActive } = token;
  return (
    <ProgramRow
      icon={KeyRounded}
      program={token}
      hint={
        <>
          <Box component="code">{start}…</Box>
          <Box>{lifeOf(token)}</Box>
        </>
      }
    >
      {isActive ? (
        <AskButton
          variant="text"
          color="inherit"
          aria-label={t('Revoke {name}', { name })}
          title={t('Are you sure you want to revoke this token?')}
          text={t("{name}: programs that use it stop working immediately. This can't be undone.", { name })}
          destructive
          onYes={revoke}
        >
          {t('Revoke')}
        </AskButton>
      ) : (
        <SoftTag tone="error">{token.revokedAt ? t('Revoked') : t('Expired')}</SoftTag>
      )}
    </ProgramRow>
  );
}

function lifeOf({ revokedAt, expiresAt, lastUsedAt, isActive }: OwnAccessTokenFragment): string {
  const used = lastUsedAt ? t('last used {when}', { when: formatRelative(lastUsedAt) }) : t('never used');
  if (revokedAt) return t('Revoked on {date} · {used}', { date: formatDate(revokedAt), used });
  const date = formatDate(expiresAt);
  return isActive
    ? t('Expires on {date} · {used}', { date, used })
    : t('Expired on {date} · {used}', { date, used });
}
