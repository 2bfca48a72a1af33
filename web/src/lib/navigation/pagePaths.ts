import { rowNumber } from './rowNumber.ts';

/** Address of the campaign list, searched for a text or cut to a category (slug). */
export function campaignListPath(only: { q?: string; category?: string } = {}): string {
  const query = new URLSearchParams(Object.entries(only).filter(([, value]) => value)).toString();
  return query ? `/campaigns?${query}` : '/campaigns';
}

/** Address of the people found by a name; without one everybody. */
export function influencerListPath(name = ''): string {
  return name ? `/search-influencer?${new URLSearchParams({ q: name })}` : '/search-influencer';
}

export function productPath({ id, seller }: { id: string; seller?: { id: string } | null }): string {
  return `/productsdetail/${seller ? rowNumber(seller.id) : 0}/${rowNumber(id)}`;
}

/** Addresses of pages about one thing, by its id. */
export const campaignPath = (id: string) => `/campaigndetail/${rowNumber(id)}`;
export const applicantsPath = (campaignId: string) =>
  `/application-user-list/applicants/${rowNumber(campaignId)}`;
export const applicationPath = (id: string) => `/applicationdetail/applicantdetail/${rowNumber(id)}`;
/** Proposals of an application, and what was agreed. */
export const termsPath = (applicationId: string) => `/terms/${rowNumber(applicationId)}`;
export const receiptPath = (paperId: string) => `/receipts/${rowNumber(paperId)}`;
export const dealPath = (applicationId: string) => `/deals/${rowNumber(applicationId)}`;
/** People whom the viewer saved to a list. */
export const savedListPath = (id: string) => `/saved-influencers/${rowNumber(id)}`;
export const personPath = (id: string) => `/influencer-profile/${rowNumber(id)}`;
export const newsPath = (id: string) => `/news/${rowNumber(id)}`;
export const conversationPath = (id: string) => `/messages/${rowNumber(id)}`;
export const orderPath = (id: string) => `/my-orders/${rowNumber(id)}`;
export const ownProductPath = (id: string) => `/my-products/${rowNumber(id)}`;

/** Address of the viewer's jobs whose money is at some place: earned as influencer, or spent on campaigns. */
export const moneyJobsPath = (side: 'earned' | 'spent', money: string) =>
  `/my-jobs?side=${side}&money=${money}`;

/** Job of an application: an extra beside a first one, or that one. */
type Hired = { id: string; extraOfId?: string | null };

/** Address of the page where a person is hired for a campaign, or an extra of them is paid. */
export const hirePath = (campaignId: string, personId: string, { id, extraOfId }: Hired) =>
  `/payment/${rowNumber(campaignId)}/${rowNumber(personId)}${extraOfId ? `?job=${rowNumber(id)}` : ''}`;

/** Address of the page where more work or longer use is proposed beside a job. */
export const extraPath = (jobId: string) => `/extras/${rowNumber(jobId)}`;

/** Address of the order form. */
export const checkoutPath = (productId: string, quantity: number) =>
  `/checkout/${rowNumber(productId)}?quantity=${quantity}`;

/** Address of the profile's form; with the campaign that is applied to afterwards, if any. */
export const profileFormPath = (campaignId: string | null) =>
  campaignId ? `/edit-profile/${rowNumber(campaignId)}` : '/edit-profile';

/** Address where a bank account is added; saved, the way leads back to a page. */
export const addBankAccountPath = (back: string) => `/edit-profile/setting?${new URLSearchParams({ back })}`;

/** Address of an empty conversation with a person. */
export const firstMessagePath = (personId: string) => `/messages?to=${rowNumber(personId)}`;
