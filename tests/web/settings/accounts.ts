import { HttpResponse } from 'msw';
import type { ProfileFormQuery, SettingsTabQuery } from '../../../web/src/__generated__/graphql.ts';
import { callingCodes } from '../support/answers.ts';
import { api } from '../support/server.ts';

type FormAccount = NonNullable<ProfileFormQuery['me']>;

/** A complete account as the Profile tab asks for it; name what matters to the test. */
export function formAccount(own: Partial<FormAccount> = {}, profile: Partial<FormAccount['profile']> = {}) {
  return {
    __typename: 'Account',
    id: 'usr_1',
    email: 'mei@example.test',
    dateOfBirth: '1998-04-03',
    gender: 'FEMALE',
    phonePrefix: '+65',
    mobile: '81234567',
    missingForApplying: [],
    ...own,
    profile: {
      __typename: 'Profile',
      id: 'usr_1',
      username: 'meieats',
      first: 'Mei',
      last: 'Tan',
      fullName: 'Mei Tan',
      city: 'Singapore',
      bio: 'Laksa, mostly.',
      interests: ['Food'],
      followers: 84200,
      followersSource: 'SELF_REPORTED',
      totalPosts: 310,
      followersUnverified: false,
      followersAt: null,
      instagramUsername: 'meieats',
      facebookUsername: 'Mei Tan',
      instagram: instagramAccount(),
      country: { __typename: 'Country', code: 'SG', name: 'Singapore' },
      instagramPrice: { __typename: 'Money', amount: 45000, currency: 'USD' },
      facebookPrice: { __typename: 'Money', amount: 9900, currency: 'USD' },
      languages: [],
      formatPrices: [],
      paidAdsPrice: null,
      avatar: null,
      ...profile,
    },
  } as FormAccount;
}

type Instagram = NonNullable<FormAccount['profile']['instagram']>;

/** What Instagram says of the account; by default it was typed in and never looked at. */
export const instagramAccount = (own: Partial<Instagram> = {}): Instagram =>
  ({
    __typename: 'InstagramAccount',
    username: 'meieats',
    confirmed: false,
    visibility: 'UNREAD',
    refreshedAt: null,
    posts: [],
    ...own,
  }) as Instagram;

/** An account that lacks everything that applying needs beyond sign-up. */
export const emptyFormAccount = () =>
  formAccount(
    {
      dateOfBirth: null,
      gender: null,
      missingForApplying: ['DATE_OF_BIRTH', 'GENDER', 'COUNTRY', 'BIO', 'INSTAGRAM_PRICE'],
    },
    {
      city: null,
      bio: null,
      country: null,
      followers: 0,
      instagramUsername: null,
      facebookUsername: null,
      facebookPrice: null,
      instagram: null,
      instagramPrice: null,
    },
  );

/** What the Profile tab asks for beside the account. */
export const profileChoices = () => [
  callingCodes(),
  countryOptions(),
  linkable(),
  api.query('InterestChoices', () =>
    HttpResponse.json({
      data: {
        categories: ['Food', 'Fashion', 'Travel'].map((name, id) => ({
          __typename: 'Category',
          id: `cat_${id}`,
          name,
        })),
      },
    }),
  ),
  api.query('UploadPolicy', () =>
    HttpResponse.json({
      data: {
        uploadPolicy: {
          __typename: 'UploadPolicy',
          mimeTypes: ['image/jpeg', 'image/png'],
          campaignMaxBytes: 10_485_760,
          productMaxBytes: 2_097_152,
          profileMaxBytes: 2_097_152,
          warning: UPLOAD_WARNING,
        },
      },
    }),
  ),
];

/** Networks whose accounts can be linked. */
export const linkable = (...networks: string[]) =>
  api.query('Linkable', () =>
    HttpResponse.json({
      data: {
        clientConfig: {
          __typename: 'ClientConfig',
          linkable: (networks.length > 0 ? networks : ['INSTAGRAM', 'FACEBOOK']) as never,
        },
      },
    }),
  );

export const UPLOAD_WARNING =
  'The maximum allowed size for uploads is 2mb. Only image with the following extensions are allowed: jpg, jpeg, png.';

export const countryOptions = () =>
  api.query('CountryOptions', () =>
    HttpResponse.json({
      data: {
        countries: [
          { __typename: 'Country', code: 'CA', name: 'Canada' },
          { __typename: 'Country', code: 'MY', name: 'Malaysia' },
          { __typename: 'Country', code: 'SG', name: 'Singapore' },
          { __typename: 'Country', code: 'US', name: 'United States' },
        ],
      },
    }),
  );

export const profileForm = (me = formAccount()) =>
  api.query('ProfileForm', () => HttpResponse.json({ data: { me } }));

type SettingsAccount = NonNullable<SettingsTabQuery['me']>;

/** An account as the Settings tab asks for it. */
export function settingsAccount(own: Partial<SettingsAccount> = {}) {
  return {
    __typename: 'Account',
    id: 'usr_1',
    email: 'mei@example.test',
    emailVerified: true,
    pendingEmail: null,
    mailNotifications: true,
    mutedNotifications: [],
    hasPlace: false,
    dateOfBirth: '1998-04-03',
    bankAccount: null,
    spareBankAccount: null,
    profile: {
      __typename: 'Profile',
      id: 'usr_1',
      fullName: 'Mei Tan',
      city: 'Singapore',
      country: { __typename: 'Country', code: 'SG', name: 'Singapore' },
    },
    ...own,
  } as SettingsAccount;
}

type Needs = NonNullable<SettingsAccount['bankAccount']>['needs'];

export const bankAccount = () =>
  ({
    __typename: 'BankAccount',
    id: 'bnk_5',
    accountType: 'SAVING',
    bankName: 'DBS',
    last4: '3456',
    accountHolderName: 'Mei Tan',
    swiftCode: 'DBSSSGSG',
    routingNumber: '7171-001',
    bankAddress: null,
    currency: 'SGD',
    payoutsEnabled: true,
    payableAt: null,
    needs: [] as Needs,
    needsDueAt: null,
    inReview: false,
  }) as NonNullable<SettingsAccount['bankAccount']>;

/** A bank account that is not paid out to until the provider has what it needs. */
export const pausedFor = (
  needs: readonly (readonly [Needs[number]['kind'], Needs[number]['problem']])[],
) => ({
  ...bankAccount(),
  payoutsEnabled: false,
  needs: needs.map(([kind, problem]) => ({
    __typename: 'PayoutNeed' as const,
    kind,
    problem,
    reason: null,
  })),
});

export const devices = () => [
  {
    __typename: 'Session',
    id: 'ses_8',
    device: 'Safari on iPhone',
    network: '203.0.113.*',
    countryCode: 'SG',
    createdAt: '2026-10-02T08:00:00Z',
    lastUsedAt: '2026-11-18T08:00:00Z',
    isCurrent: false,
  },
  {
    __typename: 'Session',
    id: 'ses_9',
    device: 'Chrome on Windows',
    network: null,
    countryCode: null,
    createdAt: '2026-11-01T08:00:00Z',
    lastUsedAt: '2026-11-20T08:00:00Z',
    isCurrent: true,
  },
];

/** Web Push that is on nowhere. */
export const pushOff = () => ({ __typename: 'DevicePush', publicKey: 'BKey', isOn: false, deviceCount: 0 });

/** The Settings tab; the answer follows what the functions say at the time. */
export const settingsTab = (
  me: () => SettingsAccount = settingsAccount,
  mySessions: () => unknown[] = devices,
  accessTokens: () => unknown[] = () => [],
  connectedApps: () => unknown[] = () => [],
  savedCards: () => unknown[] = () => [],
  accountLooks: () => unknown[] = () => [],
  devicePush: () => object = pushOff,
) =>
  api.query('SettingsTab', () =>
    HttpResponse.json({
      data: {
        me: me(),
        devicePush: devicePush(),
        clientConfig: {
          __typename: 'ClientConfig',
          paymentPublishableKey: 'pk_test_local',
          paymentLocalBase: 'http://localhost/provider',
        },
        savedPaymentMethods: { __typename: 'SavedPaymentMethodConnection', nodes: savedCards() },
        secondFactors: {
          __typename: 'SecondFactors',
          passkeys: [],
          authenticatorAppSince: null,
          recoveryCodesLeft: 0,
          isRequired: false,
          isShown: false,
        },
        accountLooks: accountLooks(),
        mySessions: { nodes: mySessions() },
        accessTokens: { nodes: accessTokens() },
        connectedApps: { nodes: connectedApps() },
      } as never,
    }),
  );
