import { usd } from '../../../schema/usd.ts';
import { solveCaptcha } from '../../support/captcha.ts';
import { password } from '../../support/people.ts';
import { RestClient } from '../../support/rest.ts';
import type { World } from './world.ts';
import { address, type Write } from './write.ts';

const profileOf = (profile: object) => (world: World) =>
  world.asMaya.send('PUT', `/AppUsers/updateProfile?userID=${world.maya.id}`, { body: { profile } });

const ninaOf = (profile: object) => (world: World) =>
  world.asNina.send('PUT', `/AppUsers/updateProfile?userID=${world.nina.id}`, { body: { profile } });

const signUpInput = {
  email: 'new@people.test',
  password: 'Long-enough-1',
  first: 'New',
  last: 'Person',
  username: 'newperson',
  phonePrefix: '+65',
  mobile: '81234567',
};

/** Writes of accounts and profiles, in an order in which each has what it needs. */
export const peopleWrites: readonly Write[] = [
  {
    what: 'an account',
    rest: ({ product }) => {
      const { email, password: secret, phonePrefix: countryCode, ...rest } = signUpInput;
      const data = { email, password: secret, profile: { ...rest, countryCode, displayedEmail: email } };
      return new RestClient(product).send('POST', '/AppUsers/createAccount', { body: { data } });
    },
    graphql: async ({ product, visitor }) =>
      visitor.data('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', {
        input: { ...signUpInput, termsAccepted: true, captcha: await solveCaptcha(product) },
      }),
  },
  {
    what: 'a forgotten password',
    rest: ({ product, nina }) =>
      new RestClient(product).send('POST', '/users/reset', { body: { email: nina.email } }),
    graphql: ({ visitor, nina }) =>
      visitor.data(
        'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
        {
          email: nina.email,
        },
      ),
  },
  {
    what: 'a profile',
    rest: profileOf({
      first: 'Maja',
      country: 'Malaysia',
      dob: '1996-04-02',
      instaPerPost: '99.5',
      facebookPerPost: 0,
    }),
    graphql: ({ maya }) =>
      maya.client.data(
        'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { account { id } } }',
        {
          input: {
            ...{
              first: 'Maja',
              last: 'Maya',
              phonePrefix: '+65',
              mobile: '81234567',
              gender: 'FEMALE',
              country: 'MY',
            },
            ...{
              city: 'Singapore',
              dateOfBirth: '1996-04-02',
              bio: 'I cook and I film it.',
              instagramPrice: usd(9_950),
            },
          },
        },
      ),
  },
  {
    what: 'interests',
    rest: profileOf({ interests: ['Travel', 'Gaming'] }),
    graphql: ({ maya }) =>
      maya.client.data(
        'mutation { setInterests(input: { interests: ["Travel", "Gaming"] }) { account { id } } }',
      ),
  },
  {
    what: 'a username',
    rest: profileOf({ username: 'maya.films' }),
    graphql: ({ maya }) =>
      maya.client.data('mutation { chooseUsername(input: { username: "maya.films" }) { account { id } } }'),
  },
  {
    what: 'mails',
    rest: profileOf({ emailNotificationSetting: 0 }),
    graphql: ({ maya }) =>
      maya.client.data('mutation { setMailNotifications(input: { enabled: false }) { account { id } } }'),
  },
  {
    what: 'a face',
    rest: (world) => profileOf({ avatarUrl: address(world.face), coverImageUrl: address(world.face) })(world),
    graphql: ({ maya, face }) =>
      maya.client.data(
        'mutation ($picture: ID!) { setAvatar(input: { picture: $picture }) { account { id } } }',
        { picture: face },
      ),
  },
  {
    what: 'no face',
    rest: profileOf({ avatarUrl: 'NA', coverImageUrl: 'NA' }),
    graphql: ({ maya }) =>
      maya.client.data('mutation { setAvatar(input: { picture: null }) { account { id } } }'),
  },
  {
    // Followers come from Instagram where it can be asked; the typed ones are then left alone.
    what: 'an Instagram account by its name',
    rest: ninaOf({ instaUsername: 'nina_films', followers: 12_000 }),
    graphql: ({ nina }) =>
      nina.client.data(
        'mutation { setInstagramUsername(input: { username: "nina_films" }) { account { id } } }',
      ),
  },
  {
    what: 'another count of followers',
    rest: ninaOf({ followers: 13_000 }),
    graphql: ({ nina }) =>
      nina.client.data('mutation { setFollowers(input: { followers: 13000 }) { account { id } } }'),
  },
  {
    what: 'no Instagram account',
    rest: ninaOf({ instaUsername: '', followers: 0 }),
    graphql: ({ nina }) =>
      nina.client.data('mutation { setInstagramUsername(input: { username: null }) { account { id } } }'),
  },
  {
    what: 'no Facebook account',
    rest: ninaOf({ facebookUsername: '' }),
    graphql: ({ nina }) => nina.client.data('mutation { unlinkFacebook { account { id } } }'),
  },
  {
    what: 'being here',
    rest: ninaOf({ lastSeen: '2026-11-20T02:00:20.000Z' }),
    graphql: ({ nina }) => nina.client.data('mutation { heartbeat { isOnline } }'),
  },
];

/** Signing in comes last: from then on the visitor is one no more. */
export const signingIn: Write = {
  what: 'signing in',
  rest: ({ product, nina }) =>
    new RestClient(product).send('POST', '/userlogin', { body: { email: nina.email, password } }),
  graphql: ({ visitor, nina }) =>
    visitor.data(
      'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }',
      {
        email: nina.email,
        password,
      },
    ),
};
