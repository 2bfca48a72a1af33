import type { ComponentType } from 'react';

/** A page: `web/src/pages/<area>/<XPage>/XPage.tsx`, which exports `Component`. */
type PageModule = { Component: ComponentType };

export type PageRow = {
  /** Path as in the specification. */
  path: string;
  /** Fetches the page when it is needed. */
  page: () => Promise<PageModule>;
  /** Whether visitors are sent to '/'. */
  signedIn?: true;
  /**
   * Whether servers draw it, for everybody who asks: then its first drawing needs no browser, and it has a
   * `<PageTitle>` and a `<PageHead description=… />`.
   */
  server?: true;
  /** Where its program lies, filled in by the build. */
  module?: string;
  /** Whether the page stands alone, without header and footer. */
  bare?: true;
};

/** Every page of the product, one line each. */
export const pages: PageRow[] = [
  { path: '/', page: () => import('../pages/home/HomePage/HomePage.tsx'), server: true },
  { path: '/home', page: () => import('../pages/home/HomePage/HomePage.tsx'), server: true },
  {
    path: '/username',
    page: () => import('../pages/auth/UsernamePage/UsernamePage.tsx'),
    signedIn: true,
    bare: true,
  },
  { path: '/verify-email', page: () => import('../pages/auth/VerifyEmailPage/VerifyEmailPage.tsx') },
  { path: '/reset-password', page: () => import('../pages/auth/ResetPasswordPage/ResetPasswordPage.tsx') },
  { path: '/about', page: () => import('../pages/content/ContentPage/ContentPage.tsx'), server: true },
  { path: '/faq', page: () => import('../pages/content/ContentPage/ContentPage.tsx'), server: true },
  {
    path: '/terms-condition',
    page: () => import('../pages/content/ContentPage/ContentPage.tsx'),
    server: true,
  },
  {
    path: '/privacy-policy',
    page: () => import('../pages/content/ContentPage/ContentPage.tsx'),
    server: true,
  },
  { path: '/help', page: () => import('../pages/content/HelpPage/HelpPage.tsx'), server: true },
  { path: '/news', page: () => import('../pages/content/NewsPage/NewsPage.tsx'), server: true },
  {
    path: '/news/:id',
    page: () => import('../pages/content/NewsArticlePage/NewsArticlePage.tsx'),
    server: true,
  },
  {
    path: '/campaigns/:category?',
    page: () => import('../pages/campaigns/CampaignListPage/CampaignListPage.tsx'),
    server: true,
  },
  {
    path: '/products',
    page: () => import('../pages/shop/ProductListPage/ProductListPage.tsx'),
    server: true,
  },
  {
    path: '/productsdetail/:productOwnerId/:productId',
    page: () => import('../pages/shop/ProductDetailPage/ProductDetailPage.tsx'),
    server: true,
  },
  {
    path: '/checkout/:productId',
    page: () => import('../pages/shop/CheckoutPage/CheckoutPage.tsx'),
    signedIn: true,
  },
  { path: '/my-orders', page: () => import('../pages/shop/OrdersPage/OrdersPage.tsx'), signedIn: true },
  { path: '/my-sales', page: () => import('../pages/shop/OrdersPage/OrdersPage.tsx'), signedIn: true },
  { path: '/my-orders/:id', page: () => import('../pages/shop/OrderPage/OrderPage.tsx'), signedIn: true },
  {
    path: '/my-products',
    page: () => import('../pages/shop/MyProductsPage/MyProductsPage.tsx'),
    signedIn: true,
  },
  {
    path: '/my-products/:id',
    page: () => import('../pages/shop/ProductFormPage/ProductFormPage.tsx'),
    signedIn: true,
  },
  {
    path: '/my-campaigns',
    page: () => import('../pages/my/MyCampaignsPage/MyCampaignsPage.tsx'),
    signedIn: true,
  },
  {
    path: '/my-application',
    page: () => import('../pages/my/MyApplicationsPage/MyApplicationsPage.tsx'),
    signedIn: true,
  },
  {
    path: '/my-favorites',
    page: () => import('../pages/my/MyFavoritesPage/MyFavoritesPage.tsx'),
    signedIn: true,
  },
  {
    path: '/payment/:campaignId/:applicantOwnerId',
    page: () => import('../pages/money/PaymentPage/PaymentPage.tsx'),
    signedIn: true,
  },
  {
    path: '/campaigndetail/:id',
    page: () => import('../pages/campaigns/CampaignDetailPage/CampaignDetailPage.tsx'),
    server: true,
  },
  {
    path: '/application-user-list/applicants/:id',
    page: () => import('../pages/campaigns/ApplicantsPage/ApplicantsPage.tsx'),
    signedIn: true,
  },
  {
    path: '/applicationdetail/applicantdetail/:id',
    page: () => import('../pages/campaigns/ApplicationPage/ApplicationPage.tsx'),
    signedIn: true,
  },
  {
    path: '/messages/:conversationId?',
    page: () => import('../pages/messages/MessagesPage/MessagesPage.tsx'),
    signedIn: true,
  },
  {
    path: '/profile',
    page: () => import('../pages/people/ProfilePage/ProfilePage.tsx'),
    signedIn: true,
  },
  {
    path: '/search-influencer/:query?',
    page: () => import('../pages/people/SearchInfluencerPage/SearchInfluencerPage.tsx'),
    server: true,
  },
  {
    path: '/featured-influencer',
    page: () => import('../pages/people/FeaturedInfluencerPage/FeaturedInfluencerPage.tsx'),
    server: true,
  },
  {
    path: '/influencer-profile/:ownerId',
    page: () => import('../pages/people/InfluencerProfilePage/InfluencerProfilePage.tsx'),
    server: true,
  },
  {
    path: '/application-profile/:ownerId',
    page: () => import('../pages/people/ApplicationProfilePage/ApplicationProfilePage.tsx'),
    signedIn: true,
  },
  {
    path: '/edit-profile/:target?',
    page: () => import('../pages/settings/EditProfilePage/EditProfilePage.tsx'),
    signedIn: true,
  },
  {
    path: '/transaction-history',
    page: () => import('../pages/money/TransactionHistoryPage/TransactionHistoryPage.tsx'),
    signedIn: true,
  },
];
