import { HttpResponse } from 'msw';
import { api } from './server.ts';

/** Settings of the installation, as sign-up and payment pages ask for them. */
export const clientConfig = () =>
  api.query('ClientConfig', () =>
    HttpResponse.json({
      data: {
        clientConfig: {
          __typename: 'ClientConfig',
          productName: 'Koli',
          captcha: 'ALTCHA',
          captchaSiteKey: null,
          devMailbox: '/dev/mailbox',
        },
      },
    }),
  );

/** Calling codes of some countries, and where the visitor seems to be. */
export const callingCodes = (visitorCountry = 'SG') =>
  api.query('CallingCodes', () =>
    HttpResponse.json({
      data: {
        clientConfig: { __typename: 'ClientConfig', visitorCountry },
        countries: [
          { __typename: 'Country', code: 'CA', name: 'Canada', phonePrefix: '+1' },
          { __typename: 'Country', code: 'MY', name: 'Malaysia', phonePrefix: '+60' },
          { __typename: 'Country', code: 'SG', name: 'Singapore', phonePrefix: '+65' },
          { __typename: 'Country', code: 'US', name: 'United States', phonePrefix: '+1' },
        ],
      },
    }),
  );

const page = { __typename: 'CampaignConnection', nodes: [], totalCount: 0 };

/** A front page without anything on it: many paths lead home in the end. */
export const emptyHomeData = {
  categories: [],
  slides: [],
  paidFeatured: page,
  sponsoredFeatured: page,
  shoutoutFeatured: page,
  newProducts: { __typename: 'ProductConnection', nodes: [] },
  topInfluencers: { nodes: [] },
  news: { __typename: 'NewsArticleConnection', nodes: [] },
};

export const emptyHome = () => api.query('Home', () => HttpResponse.json({ data: emptyHomeData }));

/** The newest campaigns of a type, which the front page asks for where staff features none. */
export const homeNewest = (itemsOf: (type: string) => unknown[] = () => []) =>
  api.query('HomeNewest', ({ variables: { type } }) =>
    HttpResponse.json({ data: { campaigns: { __typename: 'CampaignConnection', nodes: itemsOf(type) } } }),
  );

/** Pages whose text is short. */
export const siteText = () =>
  api.query('SiteText', ({ variables: { slug } }) =>
    HttpResponse.json({
      data: {
        siteText: {
          __typename: 'SiteText',
          slug,
          name: `Page ${slug}`,
          html: '<p>Short.</p>',
          updatedAt: '2026-11-20T04:00:00Z',
        },
      },
    }),
  );

/** Links of the frame, which every page asks for. */
export const siteLinks = (own: object = {}) =>
  api.query('SiteLinks', () =>
    HttpResponse.json({
      data: {
        clientConfig: {
          __typename: 'ClientConfig',
          productName: 'Koli',
          blogUrl: '/news',
          socialLinks: [],
          appStoreUrl: null,
          playStoreUrl: null,
          ...own,
        },
      },
    }),
  );

/** An account without programs of its own, as the settings ask for them. */
export const noOwnApps = () =>
  api.query('OwnApps', () => HttpResponse.json({ data: { oauthApps: { nodes: [] } } }));

/** An account without webhooks, as the settings ask for them. */
export const noWebhooks = () =>
  api.query('Webhooks', () => HttpResponse.json({ data: { webhooks: { nodes: [] } } }));

/** Figures of a member without jobs. */
export const newcomer = {
  __typename: 'Reputation',
  isNew: true,
  jobsDone: 0,
  rating: null,
  reviewCount: 0,
  reviewsByStars: [5, 4, 3, 2, 1].map((stars) => ({ __typename: 'StarCount', stars, count: 0 })),
  usualAnswerHours: null,
  usualReleaseHours: null,
  onTimePercent: null,
};

/** The first steps of the signed-in person, who is told of none by default. */
export const firstSteps = (purpose: string | null = null, done: readonly string[] = [], country?: string) =>
  api.query('FirstSteps', () => {
    const profile = {
      ...{ __typename: 'Profile', id: 'usr_1' },
      country: country ? { __typename: 'Country', code: country } : null,
    };
    const me = { __typename: 'Account', id: 'usr_1', purpose, firstStepsDone: done, profile };
    return HttpResponse.json({ data: { me } });
  });

/** Nothing waits for the signed-in person. */
export const nothingWaits = () =>
  api.query('MyTasks', () =>
    HttpResponse.json({ data: { myTasks: { __typename: 'TaskConnection', nodes: [], totalCount: 0 } } }),
  );

/** The signed-in person has no campaign that takes applications, or the given one, and is here for this. */
export const openCampaign = (nodes: { id: string; title: string }[] = [], purpose: string | null = null) =>
  api.query('OpenCampaign', () =>
    HttpResponse.json({
      data: {
        me: { __typename: 'Account', id: 'usr_1', purpose },
        myCampaigns: {
          __typename: 'CampaignConnection',
          nodes: nodes.map((one) => ({ __typename: 'Campaign', ...one })),
        },
      },
    }),
  );

/** How much waits, as the bar at the foot of phones asks for it. */
export const taskCount = (totalCount = 0) =>
  api.query('TaskCount', () =>
    HttpResponse.json({ data: { myTasks: { __typename: 'TaskConnection', totalCount } } }),
  );

const total = {
  __typename: 'MoneyTotal',
  amount: { __typename: 'Money', amount: 0, currency: 'USD' },
  count: 0,
};
const onItsWay = { ...total, __typename: 'MoneyOnItsWay', promisedOn: null, account: null };
const none = { __typename: 'MoneyTotals', held: total, onItsWay, expected: total };

/** No money is on its way to anybody. */
export const noMoney = () =>
  api.query('MyMoney', () => HttpResponse.json({ data: { earned: none, spent: none } }));
