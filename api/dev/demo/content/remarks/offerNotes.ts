/** What a brand writes beside an offer. */
export const offerNotes: readonly string[] = [
  'We liked the hands idea. Same amount for a second reel later, if the first one feels right.',
  'A little over the budget because you deliver captions in two languages.',
  'Could we have the stills as well? That is why it is fifty more.',
  'This includes transport and the second breakfast.',
  'For one reel and three stories. Usage on our own page for six months.',
  'We would love the quiet version and not the silly one. Unless it is very silly.',
  'Slightly below your price per post, with a longer deadline. Tell us if that is unfair.',
  'Includes a taste of everything, and a taxi home.',
  'Same as last time, plus ten per cent, because last time was good.',
  'Your questions were better than our brief. We updated it.',
  'We can shoot on any weekday before ten.',
  'Final amount from our side. No hard feelings either way.',
  'We added a little for the early morning.',
  'Please keep the do-not list in mind, the rest is yours.',
  'The offer stands until Friday, then our print date decides.',
];

/** Why staff sends a campaign back. */
export const rejectReasons: readonly string[] = [
  'The brief promises a health effect. Please remove the claim and send it again.',
  'The pictures show people under 18 without a note of consent.',
  'The title does not say what is offered. A plain sentence is enough.',
  'The budget is far below what the deliverables ask for. Please adjust one of the two.',
  'Contact details in the brief: applications and messages stay on Koli.',
  'The end date leaves less than three days for the work.',
  'The brief asks for reviews from people who have not used the product.',
  'A competitor is named in the brief. Please take the name out.',
  'The product link does not open.',
  'Filming on private property needs the owner’s agreement. Please mention it.',
  'The same campaign is already open. Edit that one instead of posting it twice.',
  'The brief uses whitening language, which we do not publish.',
];
