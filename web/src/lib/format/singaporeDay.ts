/** Today as campaigns count their days, wherever the reader sits: 'YYYY-MM-DD'. */
export const todayInSingapore = (now = new Date()) =>
  now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Singapore' });

/** Whether the last day of a campaign is over. */
export const hasEnded = (lastDay: string) => lastDay < todayInSingapore();
