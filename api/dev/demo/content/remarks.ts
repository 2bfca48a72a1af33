import type { CategoryName } from './categories.ts';
import { remarksByCategory } from './remarks/remarksByCategory.ts';

export { doneTexts } from './remarks/doneTexts.ts';
export { offerNotes, rejectReasons } from './remarks/offerNotes.ts';
export { remarksByCategory };

/** Application texts that suit any campaign. */
export const remarkTexts: readonly string[] = [
  'I read the brief twice and laughed once. I would like to do this one.',
  'Free from the 3rd, can deliver within six days. Happy to send a rough cut first.',
  'Your do-not list is the best I have seen. Count me in.',
  'I live ten minutes away, so reshoots are no problem.',
  'My people have asked for exactly this for months. I can show you the comments.',
  'I shoot on a phone, in daylight, with no crew. If that suits you, it suits me.',
  'Small account, very loud audience. About one in nine writes back.',
  'I would change one thing in the idea, may I tell you in a message?',
  'Did something similar in March: 64,000 views, 900 saves. Link in my profile.',
  'Already a customer, receipt available on request.',
  'Happy to work within the budget, plus transport if it rains.',
  'I can give you two versions, one quiet and one silly.',
  'My followers are mostly 25 to 34 and mostly awake at midnight.',
  'No filters, no script, one coffee. That is how I work.',
  'I would film it on the first morning and again after a week, so people see the difference.',
  'Please look at my last three posts before deciding; they are closest to this.',
  'I am not the biggest here, but I answer every comment for 48 hours.',
  'Bilingual captions included, I write them myself.',
  'Could start this weekend. My sister holds the camera and does not shake.',
  'I would love the raw freedom of your brief. Most are six pages.',
  'If you need portrait and landscape, I shoot both at once.',
  'I have one question about usage rights, otherwise ready.',
  'This is the sort of thing I would post without being asked.',
  'My audience is small towns, not the capital. Perhaps that is useful for you.',
  'I have time, a tripod and a good excuse. Yes please.',
  'If you are after numbers I am the wrong person, if you are after replies I am the right one.',
  'I turned two briefs down this month to keep the week free for one like this.',
  'Would you mind if I made it a little slower than you wrote? I think it wants that.',
  'I can send the storyboard tonight; it is four boxes and an arrow.',
  'First time I apply here. I am nervous and very well prepared.',
  'My price is in my profile and I am flexible if the schedule is.',
  'I worked with a brand from your town last year, they will say kind things.',
  'I would love to do it with my neighbour, who has never been on camera and should be.',
  'I will be in your city from Thursday to Monday, with all my gear.',
  'Short answer: yes. Long answer: in the video.',
];

/** Application texts for a campaign of these categories: its own first, then the general ones. */
export const remarksFor = (categories: readonly CategoryName[]): readonly string[] => [
  ...categories.flatMap((name) => remarksByCategory[name]),
  ...remarkTexts,
];
