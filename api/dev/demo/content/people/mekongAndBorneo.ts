import { type DemoPerson, person as p } from '../person.ts';

/** Cambodia, Myanmar, Laos and Brunei. */
export const mekongAndBorneo: readonly DemoPerson[] = [
  p(
    ['Sophea', 'Chan', 'sopheachan', 'f', 1996, 'Phnom Penh', 87_300],
    ['Fashion', 'Cosmetic'],
    { skin: 'tan', hair: 'longPart' },
    'Silk from Takeo, boots from the market. I photograph friends against old cinemas. Khmer captions first.',
  ),
  p(
    ['Dara', 'Sok', 'darasok.rides', 'm', 1992, 'Siem Reap', 34_600],
    ['Travel', 'Food'],
    { skin: 'brown', headwear: 'bucketHat', beard: 'stubble' },
    'Tuk-tuk driver, temple guide, noodle scout. I know where the shade is at every hour. Sunrise without the crowd, ask me.',
  ),
  p(
    ['Vanna', 'Keo', 'vannakeo', 'f', 1988, 'Phnom Penh', 12_900],
    ['Business', 'Family'],
    { skin: 'warm', hair: 'bun', glasses: 'round' },
    'Coffee cart to three cafés in five years. Two daughters who sort the coins. I talk about loans in plain Khmer.',
  ),
  p(
    ['Rithy', 'Meas', 'rithy.beats', 'm', 2000, 'Phnom Penh', 156_000],
    ['Music', 'Comedy'],
    { skin: 'tan', hair: 'curls', headwear: 'headphones' },
    'Sixties Khmer rock in new clothes. My grandfather’s records, my laptop. Free shows by the river.',
  ),
  p(
    ['Thiri', 'Aung', 'thiriaung', 'f', 1994, 'Yangon', 203_000],
    ['Skin care', 'Cosmetic'],
    { skin: 'warm', hair: 'waves', headwear: 'flower' },
    'Thanaka every morning, actives every night. I grind the bark and read the labels. Gentle skin, loud laugh.',
  ),
  p(
    ['Ko', 'Min Htet', 'kominhtet', 'm', 1990, 'Mandalay', 45_100],
    ['Food', 'Travel'],
    { skin: 'brown', hair: 'sidePart', glasses: 'square' },
    'Tea-shop culture, one table at a time. Mohinga before six. I draw the menu in my notebook.',
  ),
  p(
    ['Su', 'Myat Noe', 'sumyatnoe', 'f', 2001, 'Yangon', 8_400],
    ['Fashion', 'Music'],
    { skin: 'light', hair: 'fringe' },
    'Longyi made of denim, songs made of voice notes. Student of textiles. Slow posts, long captions.',
  ),
  p(
    ['Khamla', 'Phommachanh', 'khamla.laos', 'm', 1987, 'Luang Prabang', 19_500],
    ['Travel', 'Home'],
    { skin: 'tan', beard: 'goatee', headwear: 'strawHat' },
    'I build bamboo houses and boat benches. The Mekong is my commute. Quiet videos, no music.',
  ),
  p(
    ['Noy', 'Vongsa', 'noyvongsa', 'f', 1995, 'Vientiane', 52_800],
    ['Food', 'Family'],
    { skin: 'warm', hair: 'bun', clothes: 'kebaya' },
    'Laap, jaew and stories from my grandmother’s stall. I weave on Sundays. Sticky rice is the fork.',
  ),
  p(
    ['Bounmy', 'Sisouk', 'bounmyfit', 'm', 1998, 'Vientiane', 6_200],
    ['Fitness', 'Gaming'],
    { skin: 'tan', hair: 'fade' },
    'Kator player and evening gamer. Jump drills on the riverside. I stretch between matches, you should too.',
  ),
  p(
    ['Nurhayati', 'Metassan', 'nurhayatibn', 'f', 1991, 'Bandar Seri Begawan', 38_700],
    ['Family', 'Food'],
    { skin: 'warm', headwear: 'tudung' },
    'Ambuyat nights and school-run mornings. Water-village girl with a label maker. Everything halal, nothing fancy.',
  ),
  p(
    ['Haziq', 'Yussof', 'haziqyussof', 'm', 1997, 'Bandar Seri Begawan', 22_700],
    ['Tech', 'Gaming'],
    { skin: 'tan', headwear: 'songkok', beard: 'goatee' },
    'Racing sims, real karts, same corner mistakes. I review wheels and pedals. Rainforest Wi-Fi tips included.',
  ),
  p(
    ['Amal', 'Rahim', 'amalgreens', 'f', 1985, 'Bandar Seri Begawan', 2_100],
    ['Home', 'Travel'],
    { skin: 'tan', headwear: 'shawl', glasses: 'round' },
    'Botanist with a balcony. Pitcher plants, proboscis monkeys, patience. I lead free walks on the first Sunday.',
  ),
  p(
    ['Chenda', 'Prak', 'chendaprak', 'f', 1999, 'Siem Reap', 1_400],
    ['Travel', 'Pets'],
    { skin: 'brown', hair: 'ponytail' },
    'Hotel receptionist and sketcher of street dogs. I draw guests’ pets from photos. One year here, fourteen hundred friends.',
  ),
];
