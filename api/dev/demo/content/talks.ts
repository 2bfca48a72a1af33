/** A line of a conversation: who writes it, and what. */
export type Line = readonly [who: 'brand' | 'influencer', text: string];

/** When in a job a conversation takes place. */
export type TalkStage = 'early' | 'working' | 'after';

/** Conversations beside jobs, by how far the job has come. They suit any campaign. */
export const talks: Readonly<Record<TalkStage, readonly (readonly Line[])[]>> = {
  early: [
    [
      [
        'brand',
        'Hi! Your application made the whole office read it aloud. Could you film before ten in the morning?',
      ],
      ['influencer', 'Morning is no problem. My neighbours’ rooster sees to that.'],
      ['brand', 'Perfect. Then the light is on our side too.'],
      ['influencer', 'Should the place be recognisable, or is it better as a surprise?'],
    ],
    [
      ['influencer', 'A question about the brief: may I speak Malay and put English underneath?'],
      ['brand', 'Please do. It should sound like you, not like us.'],
      ['influencer', 'That is the nicest sentence I have read in a brief.'],
    ],
    [
      [
        'influencer',
        'Would two short videos be all right instead of one long one? Mine are watched to the end under forty seconds.',
      ],
      ['brand', 'Two short ones are even better. When could you have a first cut?'],
      ['influencer', 'Six days after we agree. Seven if it rains.'],
      ['brand', 'Let us say seven then, it is November.'],
    ],
    [
      ['brand', 'We liked your post with the broken umbrella. Something in that spirit would suit us.'],
      ['influencer', 'I have four more broken umbrellas. Consider it done.'],
    ],
    [
      ['influencer', 'Hello! Is the first week of next month still in time for you?'],
      ['brand', 'It is. Anything before the last day of the campaign suits us.'],
    ],
  ],
  working: [
    [
      ['brand', 'Glad that it is you. Is there anything you need from us before you begin?'],
      ['influencer', 'Only the spelling of your name. I do not want to read it in the comments.'],
      ['brand', 'As on our profile, with the ampersand. People forget the ampersand.'],
      [
        'influencer',
        'Noted. First scenes are filmed, the sound is good, my aunt is in the background and refuses to leave.',
      ],
      ['brand', 'Keep the aunt.'],
    ],
    [
      ['influencer', 'It rained all weekend, so I film on Wednesday. Still well within time.'],
      ['brand', 'No hurry. Better dry than early.'],
      ['influencer', 'Thank you! I will send you two stills first, so that you can say stop.'],
      ['brand', 'We are looking forward to them.'],
    ],
    [
      ['brand', 'One thing: please leave out prices, they change next week.'],
      ['influencer', 'All right, no prices. May I mention where to find you?'],
      ['brand', 'Yes, please, as often as you like.'],
    ],
    [
      [
        'influencer',
        'The first cut is ready. It is a little longer than we said, because people kept asking what it was.',
      ],
      ['brand', 'That is the best reason. Post it.'],
      ['influencer', 'It goes online tomorrow at seven in the evening, when my people are home.'],
    ],
  ],
  after: [
    [
      ['brand', 'Thank you for this. We have already watched it more often than is good for us.'],
      ['influencer', 'It was a pleasure. The comments are asking for a second part.'],
      ['brand', 'Then there should be one. You will hear from us in spring.'],
    ],
    [
      ['influencer', 'Thank you for paying so fast. That does not go without saying.'],
      ['brand', 'It does with us. The work was worth it.'],
      ['influencer', 'If you plan something similar, please think of me first.'],
    ],
    [
      ['brand', 'Our shop asked why everybody says your name at the till.'],
      ['influencer', 'I hope that they get a discount!'],
      ['brand', 'They get a smile. The discount is being talked about.'],
    ],
  ],
};
