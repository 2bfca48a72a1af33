import type { SceneCategory } from '../art/drawScene.ts';

/** A piece of news of the demo. */
export interface DemoNews {
  readonly title: string;
  readonly html: string;
  readonly daysAgo: number;
  readonly picture: { readonly category: SceneCategory; readonly seed: number };
}

/** News of the demo, the newest first. */
export const news: readonly DemoNews[] = [
  {
    title: 'Write to each other before you agree',
    daysAgo: 2,
    picture: { category: 'tech', seed: 901 },
    html: '<p>Every job has a conversation beside it now. Ask about the brief, send a picture of the product, settle the date, and make the offer when both of you know what it is for.</p><h2>What stays the same</h2><p>Offers and payments stay where they were. When somebody asks you to pay elsewhere, we say what you would give up: money that is held until the work is done.</p><blockquote>Half of all misunderstandings were about dates. Now people simply ask.</blockquote><p>Messages are in the header, and at the foot of the page on phones.</p>',
  },
  {
    title: 'How Rice & Fire found eleven cooks in a week',
    daysAgo: 6,
    picture: { category: 'food', seed: 901 },
    html: '<p>A sauce maker from Singapore had no advertising budget to speak of and one very good chilli paste. It posted a paid campaign on a Monday, asked for slurping rather than styling, and had 64 applications by Friday.</p><h2>What they did differently</h2><ul><li>The brief was short and said what <strong>not</strong> to do.</li><li>They looked at who comments, not only at how many follow.</li><li>They answered every application, also with a no.</li></ul><p>Eleven were hired, all eleven delivered, and nine are working with them again.</p>',
  },
  {
    title: 'Small accounts, big trust: what brands pay for',
    daysAgo: 11,
    picture: { category: 'business', seed: 906 },
    html: '<p>We looked at a year of paid campaigns. Per follower, people with 10,000 to 50,000 of them are hired more often than anybody else, and they are rated better.</p><p>The reason that brands give most often: <em>they answer their comments</em>. A minimum of 10,000 followers is a suggestion here, not a rule, and for some subjects it is too high.</p>',
  },
  {
    title: 'Seven sentences that make a good brief',
    daysAgo: 17,
    picture: { category: 'business', seed: 901 },
    html: '<p>The campaigns with the most applications have one thing in common: they can be read in a minute.</p><ol><li>What the product is, without adjectives.</li><li>Who it is for.</li><li>What you would like to see.</li><li>What you would rather not.</li><li>By when.</li><li>What you pay, or give.</li><li>How you will say thank you.</li></ol><p>More is answered in the <a href="/faq">FAQ</a>.</p>',
  },
  {
    title: 'Where the money is, at every moment',
    daysAgo: 24,
    picture: { category: 'skincare', seed: 904 },
    html: '<p>Hired means paid: the brand is charged at that moment, and the money waits. The card of the job now says in one sentence where it is, whose turn it is, and until when it can be held.</p><p>Cancelled before the work is done, all of it goes back. Done and released, it goes to the bank account of the influencer.</p>',
  },
  {
    title: 'Batik, bowls and batteries: campaigns of the month',
    daysAgo: 31,
    picture: { category: 'fashion', seed: 902 },
    html: '<p>Three that we liked: a batik studio that sent cloth instead of clothes, a ramen bar that paid for silence, and a maker of power banks that asked people to get lost on purpose.</p><p>All three were small. None of them had a hashtag with more than two words.</p>',
  },
  {
    title: 'Hello from the team',
    daysAgo: 45,
    picture: { category: 'travel', seed: 903 },
    html: '<p>This is where we write about what is new, what works, and what we got wrong. Short, and not too often.</p><p>Something you would like to read about? <a href="/help">Tell us</a>.</p>',
  },
];
