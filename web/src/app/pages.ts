import type { ComponentType } from 'react';

/** Fetches a page when it is needed: `web/src/pages/<area>/<XPage>/XPage.tsx`, which exports `Component`. */
type LoadPage = (() => Promise<{ Component: ComponentType }>) & {
  /** Where its program lies, filled in by the build. */
  module?: string;
};

/** Pages by their paths, as in the specification. */
export type PageTable = Readonly<Record<string, LoadPage>>;

/**
 * Servers draw these, for everybody who asks: their first drawing needs no browser, and they have a `<PageTitle>` and a
 * `<PageHead description=… />`.
 */
export const serverPages: PageTable = {
  '/': () => import('../pages/home/HomePage/HomePage.tsx'),
  '/home': () => import('../pages/home/HomePage/HomePage.tsx'),
  '/about': () => import('../pages/content/ContentPage/ContentPage.tsx'),
  '/faq': () => import('../pages/content/ContentPage/ContentPage.tsx'),
  '/terms-condition': () => import('../pages/content/ContentPage/ContentPage.tsx'),
  '/privacy-policy': () => import('../pages/content/ContentPage/ContentPage.tsx'),
  '/help': () => import('../pages/content/HelpPage/HelpPage.tsx'),
  '/news': () => import('../pages/content/NewsPage/NewsPage.tsx'),
  '/news/:id': () => import('../pages/content/NewsArticlePage/NewsArticlePage.tsx'),
  '/campaigns/:category?': () => import('../pages/campaigns/CampaignListPage/CampaignListPage.tsx'),
  '/products': () => import('../pages/shop/ProductListPage/ProductListPage.tsx'),
  '/productsdetail/:productOwnerId/:productId': () =>
    import('../pages/shop/ProductDetailPage/ProductDetailPage.tsx'),
  '/campaigndetail/:id': () => import('../pages/campaigns/CampaignDetailPage/CampaignDetailPage.tsx'),
  '/search-influencer/:query?': () => import('../pages/people/SearchInfluencerPage/SearchInfluencerPage.tsx'),
  '/featured-influencer': () => import('../pages/people/FeaturedInfluencerPage/FeaturedInfluencerPage.tsx'),
  '/influencer-profile/:ownerId': () =>
    import('../pages/people/InfluencerProfilePage/InfluencerProfilePage.tsx'),
  '/developers': () => import('../pages/developers/DevelopersPage/DevelopersPage.tsx'),
  '/developers/guides/:guide': () => import('../pages/developers/GuidePage/GuidePage.tsx'),
  '/developers/reference/:type?': () => import('../pages/developers/ReferencePage/ReferencePage.tsx'),
  '/developers/scopes': () => import('../pages/developers/ScopesPage/ScopesPage.tsx'),
  '/developers/events': () => import('../pages/developers/EventsPage/EventsPage.tsx'),
  '/developers/failures': () => import('../pages/developers/FailuresPage/FailuresPage.tsx'),
  '/developers/changelog': () => import('../pages/developers/ChangelogPage/ChangelogPage.tsx'),
};

/** Visitors are sent to '/'. */
export const memberPages: PageTable = {
  '/checkout/:productId': () => import('../pages/shop/CheckoutPage/CheckoutPage.tsx'),
  '/my-orders': () => import('../pages/shop/OrdersPage/OrdersPage.tsx'),
  '/my-sales': () => import('../pages/shop/OrdersPage/OrdersPage.tsx'),
  '/my-orders/:id': () => import('../pages/shop/OrderPage/OrderPage.tsx'),
  '/my-products': () => import('../pages/shop/MyProductsPage/MyProductsPage.tsx'),
  '/my-products/:id': () => import('../pages/shop/ProductFormPage/ProductFormPage.tsx'),
  '/my-campaigns': () => import('../pages/my/MyCampaignsPage/MyCampaignsPage.tsx'),
  '/my-application': () => import('../pages/my/MyApplicationsPage/MyApplicationsPage.tsx'),
  '/my-jobs': () => import('../pages/my/MyJobsPage/MyJobsPage.tsx'),
  '/my-jobs/uses': () => import('../pages/my/WorkUsesPage/WorkUsesPage.tsx'),
  '/notifications': () => import('../pages/my/NotificationsPage/NotificationsPage.tsx'),
  '/me': () => import('../pages/my/MePage/MePage.tsx'),
  '/saved-influencers/:listId?': () =>
    import('../pages/people/SavedInfluencersPage/SavedInfluencersPage.tsx'),
  '/my-favorites': () => import('../pages/my/MyFavoritesPage/MyFavoritesPage.tsx'),
  '/payment/:campaignId/:applicantOwnerId': () => import('../pages/money/PaymentPage/PaymentPage.tsx'),
  '/application-user-list/applicants/:id': () =>
    import('../pages/campaigns/ApplicantsPage/ApplicantsPage.tsx'),
  '/applicationdetail/applicantdetail/:id': () =>
    import('../pages/campaigns/ApplicationPage/ApplicationPage.tsx'),
  '/terms/:id': () => import('../pages/campaigns/TermsPage/TermsPage.tsx'),
  '/extras/:id': () => import('../pages/campaigns/ExtraPage/ExtraPage.tsx'),
  '/deals/:id': () => import('../pages/campaigns/DealPage/DealPage.tsx'),
  '/messages/:conversationId?': () => import('../pages/messages/MessagesPage/MessagesPage.tsx'),
  '/profile': () => import('../pages/people/ProfilePage/ProfilePage.tsx'),
  '/application-profile/:ownerId': () =>
    import('../pages/people/ApplicationProfilePage/ApplicationProfilePage.tsx'),
  '/edit-profile/:target?': () => import('../pages/settings/EditProfilePage/EditProfilePage.tsx'),
  '/receipts': () => import('../pages/money/ReceiptsPage/ReceiptsPage.tsx'),
  '/receipts/:id': () => import('../pages/money/ReceiptPage/ReceiptPage.tsx'),
  '/transaction-history': () => import('../pages/money/TransactionHistoryPage/TransactionHistoryPage.tsx'),
};

/** For members, without header and footer. */
export const barePages: PageTable = {
  '/desk/:kind?/:id?': () => import('../pages/desk/DeskPage/DeskPage.tsx'),
  '/username': () => import('../pages/auth/UsernamePage/UsernamePage.tsx'),
};

export const otherPages: PageTable = {
  '/confirm-email': () => import('../pages/auth/ConfirmEmailPage/ConfirmEmailPage.tsx'),
  '/end-session': () => import('../pages/auth/EndSessionPage/EndSessionPage.tsx'),
  '/undo-email': () => import('../pages/auth/UndoEmailPage/UndoEmailPage.tsx'),
  '/undo-bank-account': () => import('../pages/auth/UndoPage/UndoPage.tsx'),
  '/verify-email': () => import('../pages/auth/VerifyEmailPage/VerifyEmailPage.tsx'),
  '/oauth/consent': () => import('../pages/auth/OAuthConsentPage/OAuthConsentPage.tsx'),
  '/reset-password': () => import('../pages/auth/ResetPasswordPage/ResetPasswordPage.tsx'),
};
