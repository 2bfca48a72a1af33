import { LegalText } from '../LegalText.tsx';

const sections = [
  {
    title: 'What everybody can see',
    text: [
      'Your name, username, picture, country, bio, interests, follower number and prices per post are part of your public profile. So are campaigns that were approved.',
    ],
  },
  {
    title: 'What only you can see',
    text: [
      'Your email address, mobile number, date of birth, bank account and statement are shown to you alone. Applications and offers are seen by the two sides of them and, where help is needed, by our staff.',
    ],
  },
  {
    title: 'Payments',
    text: [
      'Card numbers and bank account numbers go straight from your browser to our payment provider. We keep the last four digits of a bank account and the provider’s reference, never the number. Identity numbers are passed on to the provider and not stored.',
    ],
  },
  {
    title: 'Cookies',
    text: [
      'One cookie keeps you signed in. Your choice of light or dark theme stays in your browser. There is no advertising and no tracking by others.',
    ],
  },
  {
    title: 'Mail',
    text: [
      'We mail you about your account and, when you leave it switched on in the settings, about your campaigns and applications.',
    ],
  },
];

export function Component() {
  return (
    <LegalText
      title="Privacy policy"
      intro="What Koli knows about you, who sees it, and what it is used for."
      sections={sections}
    />
  );
}
