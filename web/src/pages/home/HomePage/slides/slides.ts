import { msg, type Text } from '../../../../languages/t.ts';
import arif from '../art/arif.webp';
import bay from '../art/bay.webp';
import bottles from '../art/bottles.webp';
import city from '../art/city.webp';
import desk from '../art/desk.webp';
import laksa from '../art/laksa.webp';
import mei from '../art/mei.webp';
import nurul from '../art/nurul.webp';
import parcels from '../art/parcels.webp';
import perfume from '../art/perfume.webp';
import priya from '../art/priya.webp';
import shoes from '../art/shoes.webp';
import street from '../art/street.webp';

export type SlideNote = {
  faces?: string[];
  strong?: string | Text;
  text: Text;
  tone?: 'success' | 'primary';
};

export type SlidePicture = {
  src: string;
  /** Grid area of 12 rows and 2 columns: row / column / row end / column end. */
  area: string;
  note?: SlideNote;
};

export type Slide = {
  title: Text;
  text: Text;
  /** What the slide leads to; the first one leads to the search below it. */
  action?: { label: Text; to?: string };
  pictures: SlidePicture[];
};

/** A slide in the words of the reader. */
export type ShownSlide = Pick<Slide, 'pictures'> & {
  title: string;
  text: string;
  action?: { label: string; to?: string } | undefined;
};

export const slides: Slide[] = [
  {
    title: msg('Good brands meet people worth listening to.'),
    text: msg(
      'Post a campaign, choose your influencers, pay for work that is done. Money is held safely until you release it.',
    ),
    pictures: [
      {
        src: laksa,
        area: '1 / 1 / 9 / 2',
        note: { faces: [mei], strong: 'Rice & Fire', text: msg('hired Mei for US$480') },
      },
      { src: bottles, area: '1 / 2 / 6 / 3' },
      { src: shoes, area: '9 / 1 / 13 / 2' },
      { src: bay, area: '6 / 2 / 13 / 3', note: { text: msg('Payout on its way'), tone: 'success' } },
    ],
  },
  {
    title: msg('Say what you need. Choose who says it.'),
    text: msg(
      'Paid, sponsored or a shoutout: post it in minutes. Applications come with followers, prices and past work.',
    ),
    action: { label: msg('Post a campaign') },
    pictures: [
      {
        src: street,
        area: '1 / 1 / 8 / 3',
        note: { faces: [nurul, arif, priya], strong: '12', text: msg('influencers interested') },
      },
      { src: parcels, area: '8 / 1 / 13 / 2' },
      { src: perfume, area: '8 / 2 / 13 / 3', note: { text: msg('Approved'), tone: 'success' } },
    ],
  },
  {
    title: msg('Make what you love. Be paid for it.'),
    text: msg('The brand pays before you start, and we hold the money. Once released, it goes to your bank.'),
    action: { label: msg('Find campaigns'), to: '/campaigns' },
    pictures: [
      { src: city, area: '1 / 1 / 6 / 2' },
      {
        src: bottles,
        area: '1 / 2 / 6 / 3',
        note: { strong: 'US$1,200', text: msg('held for you'), tone: 'success' },
      },
      {
        src: desk,
        area: '6 / 1 / 13 / 3',
        note: { faces: [priya], strong: msg('Your turn:'), text: msg('mark it as done'), tone: 'primary' },
      },
    ],
  },
];
