/** Code of the country whose banks are paid out to. */
export const PAYOUT_COUNTRY = 'SG';
