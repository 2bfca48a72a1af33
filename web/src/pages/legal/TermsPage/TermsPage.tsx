import { LegalText } from '../LegalText.tsx';

const sections = [
  {
    title: 'What Koli is',
    text: [
      'Koli is a marketplace. Brands post campaigns, influencers apply, and the two agree on the work and its price. Koli is not an agency and not a party to what you agree on.',
      'Joining is free. One account can post campaigns and apply to others.',
    ],
  },
  {
    title: 'Your account',
    text: [
      'Give your real name and an email address you read. Posting, applying and payments wait until the address is verified.',
      'Keep your password to yourself. You can see where you are signed in and end any of these sessions in the settings.',
    ],
  },
  {
    title: 'Campaigns and applications',
    text: [
      'Campaigns are looked at by our staff before influencers see them; allow 48 hours. We refuse campaigns that mislead, that break the law or that are not meant seriously.',
      'An accepted offer is an agreement on that amount. It cannot be changed afterwards.',
    ],
  },
  {
    title: 'Held payment',
    text: [
      'For paid campaigns the brand is charged when it hires. The money is held and is paid out when the brand releases it after the work is done.',
      'A job that is cancelled before it is done is refunded in full to the card that paid.',
      'Payouts go to Singapore bank accounts only.',
    ],
  },
  {
    title: 'What you post',
    text: [
      'What you post stays yours. You allow us to show it on Koli for as long as it is posted here.',
      'Post only what you may post, and say in your posts on other networks that they are advertising where the law asks for it.',
    ],
  },
];

export function Component() {
  return (
    <LegalText
      title="Terms and conditions"
      intro="How brands, influencers and Koli work together, in plain words."
      sections={sections}
    />
  );
}
