import { msg } from '../../languages/t.ts';

/** A member's own pages, by what they are about. The user menu and the page of phones list them. */
export const memberPages = [
  [
    { to: '/my-campaigns', text: msg('My Campaign') },
    { to: '/my-application', text: msg('My Applications') },
    { to: '/my-jobs', text: msg('My jobs') },
    { to: '/my-favorites', text: msg('My Favorites') },
    { to: '/saved-influencers', text: msg('Saved influencers') },
  ],
  [
    { to: '/my-orders', text: msg('My Orders') },
    { to: '/my-sales', text: msg('My Sales') },
    { to: '/my-products', text: msg('My Products') },
  ],
  [
    { to: '/transaction-history', text: msg('Transactions History') },
    { to: '/edit-profile/setting', text: msg('Settings') },
  ],
] as const;
