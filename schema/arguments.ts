/**
 * What the arguments of queries, mutations and subscriptions mean, by name; one name means one thing throughout.
 * Where an operation needs more words, its own entry (`Mutation.rejectCampaign.reason`) comes first.
 */
export const argumentTexts: Readonly<Record<string, string>> = {
  accountId: 'Id of an account (the same as the profile’s).',
  amountMinor: 'Amount in minor units of USD (cents): more than 0, at most 100,000,000.',
  applicantId: 'Id of the profile of who applied.',
  campaignId: 'Id of a campaign.',
  current: 'The present password.',
  disabled: 'True hides the campaign from everybody but its owner, applicants and staff.',
  email: 'Mail address of the account, in any letter case.',
  enabled: 'Whether notifications are mailed.',
  filter: 'Which rows; all when absent.',
  followers: 'Number of followers, 0 to 2,000,000,000.',
  id: 'Id of the row meant.',
  influencerId: 'Id of the profile of whoever is invited.',
  input: 'What the form sends.',
  interests: 'Names of active categories; replaces all earlier ones.',
  isStaff: 'True gives the staff flag, false takes it.',
  note: 'Note for the record of staff actions, at most 1,000 characters.',
  offerId: 'Id of the offer that was read; refused with OFFER_CHANGED when it is not the newest any more.',
  on: 'True marks, false unmarks.',
  page: 'Which rows of the list; the first 12 when absent.',
  password: 'Password, at least 8 characters when it is set.',
  picture: 'Id of an uploaded picture.',
  position: 'Place among the featured campaigns of its type, 1 first; null ends featuring.',
  reason: 'Why, for the record of staff actions.',
  remarkId: 'Id of an application (the job it becomes keeps it).',
  search: 'Text that is contained, in any letter case; at most 100 characters.',
  sort: 'Order of the rows.',
  tab: 'Tab of the owner’s campaign page.',
  text: 'Plain text, at most 2,000 characters.',
  token: 'Token of the mailed link.',
  username: 'Username, at most 30 characters, in any letter case.',
  'Mutation.rejectCampaign.reason': 'Why, in words for the owner, who reads it in the notification.',
  'Mutation.setInstagramUsername.username':
    'Instagram handle without @; null removes it and the follower count.',
};
