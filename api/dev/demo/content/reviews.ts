/** What buyers of the demo say. */
export const reviewTexts: readonly { rating: number; text: string }[] = [
  { rating: 5, text: 'Came two days early, packed like an heirloom. My mother has already taken it.' },
  { rating: 5, text: 'Exactly as described, which happens less often than one thinks.' },
  { rating: 4, text: 'Very good. One star less because I now need a second one.' },
  { rating: 4, text: 'Smaller than I had pictured, but that is on me: the measures were there.' },
  { rating: 5, text: 'The seller wrote me a note by hand. I have kept the note, too.' },
  { rating: 3, text: 'Does what it should. The box was bent, what was in it was not.' },
  { rating: 5, text: 'Third time I buy this. Please never change it.' },
  { rating: 4, text: 'Took nine days, as promised. Worth the wait.' },
  { rating: 5, text: 'Showed it to two friends and lost it to one of them. Ordering again.' },
  { rating: 4, text: 'Honest thing for an honest price.' },
];
