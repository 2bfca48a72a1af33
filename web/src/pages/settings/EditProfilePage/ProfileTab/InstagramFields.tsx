import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { FieldPair } from '../../../../components/form/FieldPair.tsx';
import { t } from '../../../../languages/t.ts';
import { PriceField, SettingsField, useLedHere } from '../fields/SettingsField.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { LinkProblemNote } from '../Linking/useLinkReturn.tsx';
import { InstagramAccount } from './InstagramAccount.tsx';
import { InstagramNote } from './InstagramNote.tsx';

type Props = { account: ProfileFormAccountFragment; needed: boolean };

/** Id of the section: other pages lead to `/edit-profile#instagram`. */
const ANCHOR = 'instagram';

export function InstagramFields({ account, needed }: Props) {
  const { profile } = account;
  useLedHere(ANCHOR);
  return (
    <SettingsSection
      id={ANCHOR}
      title={t('Instagram')}
      hint={t('Brands look at your account, its reach and your price.')}
    >
      <InstagramAccount username={profile.instagramUsername ?? null} needed={needed} />
      <LinkProblemNote
        provider="INSTAGRAM"
        account={profile.instagramUsername ?? null}
        isProved={!!profile.instagram?.confirmed && profile.instagram.visibility !== 'MISSING'}
      />
      <FieldPair>
        <PriceField name="instagramPrice" label={t('Price per post')} needed={needed} />
        {profile.instagramUsername && profile.followersSource === 'SELF_REPORTED' && (
          <SettingsField
            name="followers"
            label={t('Followers')}
            helperText={t('Brands see it as self-reported')}
            autoComplete="off"
            inputMode="numeric"
          />
        )}
      </FieldPair>
      <InstagramNote profile={profile} />
    </SettingsSection>
  );
}
