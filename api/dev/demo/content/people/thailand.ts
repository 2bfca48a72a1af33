import { type DemoPerson, person as p } from '../person.ts';

/** Thailand. */
export const thailand: readonly DemoPerson[] = [
  p(
    ['Ploy', 'Suda', 'ploystyle', 'f', 1997, 'Bangkok', 210_500],
    ['Fashion', 'Cosmetic'],
    { skin: 'light', hair: 'bob', glasses: 'sun' },
    'Chatuchak on a budget, Siam on a good day. I wear one colour for a week and see what happens. Thai silk with old denim, always.',
  ),
  p(
    ['Nattapong', 'Srisai', 'natt.muaythai', 'm', 1992, 'Chiang Mai', 88_600],
    ['Fitness', 'Travel'],
    { skin: 'tan', hair: 'fade', headwear: 'headband', clothes: 'tank' },
    'Muay Thai coach, retired at 26, back at 27. I teach office people to breathe and kick. Pads at six, khao soi at eight.',
  ),
  p(
    ['Kanya', 'Chaiyasit', 'kanyaroadfood', 'f', 1989, 'Bangkok', 331_000],
    ['Food', 'Travel'],
    { skin: 'warm', hair: 'ponytail' },
    'Street carts after midnight, from Yaowarat to Thonburi. I ask the cook to choose and eat what comes. Spice level: Thai.',
  ),
  p(
    ['Somchai', 'Wongsakul', 'lungsomchai', 'm', 1963, 'Khon Kaen', 42_700],
    ['Food', 'Comedy'],
    { skin: 'brown', beard: 'moustache', headwear: 'strawHat' },
    'Isaan uncle, sticky rice philosopher. I pound som tam and tell you about 1981. Subtitles by my niece, mistakes by me.',
  ),
  p(
    ['Mintra', 'Boonmee', 'mint.mintra', 'f', 2001, 'Bangkok', 956_000],
    ['Cosmetic', 'Comedy', 'Fashion'],
    { skin: 'fair', hair: 'longPart' },
    'Makeup in the back of a motorbike taxi, still life of my generation. I rate my own bad ideas. Business mail is read by my sister.',
  ),
  p(
    ['Arthit', 'Kaewmanee', 'arthitfilms', 'm', 1987, 'Phuket', 36_200],
    ['Travel', 'Tech'],
    { skin: 'tan', beard: 'short', headwear: 'cap' },
    'Freediver and drone pilot in the Andaman. I name the boats and the captains. Low season is the real season.',
  ),
  p(
    ['Pim', 'Rattanakorn', 'pim.paws', 'f', 1995, 'Hua Hin', 119_000],
    ['Pets', 'Travel'],
    { skin: 'light', hair: 'waves', headwear: 'bucketHat' },
    'Beach dogs of Hua Hin, vaccinated and adored. I travel only where my three-legged dog can. Vet bills explained honestly.',
  ),
  p(
    ['Thanawat', 'Jirapong', 'thanawat.dev', 'm', 1994, 'Bangkok', 54_300],
    ['Tech', 'Business'],
    { skin: 'fair', hair: 'sidePart', glasses: 'square' },
    'Startup engineer making tech simple for my parents. Wi-Fi, scams, backups, in that order. I build one small thing a month.',
  ),
  p(
    ['Waan', 'Thongchai', 'waanwaan', 'f', 1993, 'Chiang Mai', 71_900],
    ['Home', 'Food'],
    { skin: 'warm', hair: 'braid', clothes: 'apron' },
    'Desserts with pandan, coconut and stubbornness. I live in a teak house with a leaking roof. Every recipe fits a toaster oven.',
  ),
  p(
    ['Krit', 'Phanomwan', 'kritgames', 'm', 2000, 'Bangkok', 245_000],
    ['Gaming'],
    { skin: 'light', hair: 'shaggy', headwear: 'headphones' },
    'Speedruns with temple bells in the background. World record holder for eleven days. I play retro cartridges from my uncle’s attic.',
  ),
  p(
    ['Fah', 'Intharachai', 'fah.femmefit', 'f', 1998, 'Hat Yai', 28_400],
    ['Fitness', 'Skin care'],
    { skin: 'tan', hair: 'topKnot' },
    'Climbing gym regular from the deep south. Chalk hands, sunscreen face. I show the falls at normal speed.',
  ),
  p(
    ['Nok', 'Saelim', 'noksaelim', 'o', 1996, 'Bangkok', 187_000],
    ['Comedy', 'Cosmetic'],
    { skin: 'warm', hair: 'pixie', clothes: 'dress' },
    'Cabaret performer off duty. Lashes, lip-sync and life advice nobody asked for. I cried in three taxis this month and filmed two.',
  ),
  p(
    ['Prasert', 'Limthong', 'prasert.plants', 'm', 1979, 'Khon Kaen', 16_500],
    ['Home', 'Business'],
    { skin: 'tan', glasses: 'round', beard: 'goatee' },
    'Rare aroids grown in recycled jars. I ship with care and a handwritten note. Ask me why your leaves are brown.',
  ),
  p(
    ['Baifern', 'Yodrak', 'baifernyo', 'f', 1999, 'Chiang Mai', 63_800],
    ['Music', 'Travel'],
    { skin: 'light', hair: 'fringe', headwear: 'beret' },
    'Ukulele and sueng in a café near you. I write songs about bus timetables. Harmonies by my mother.',
  ),
  p(
    ['Chai', 'Mongkol', 'chaimongkol', 'm', 1984, 'Bangkok', 7_900],
    ['Business', 'Food'],
    { skin: 'tan', hair: 'crop', clothes: 'blazer' },
    'I closed two restaurants and learned enough for a third. Real numbers, real rent. Come before noon.',
  ),
  p(
    ['Ice', 'Panyawong', 'icepanya', 'f', 2002, 'Phuket', 4_300],
    ['Travel', 'Fashion'],
    { skin: 'warm', hair: 'long', headwear: 'strawHat' },
    'Old-town Phuket girl with a Peranakan wardrobe. Student, part-time barista, full-time window shopper. Film photos of doors.',
  ),
  p(
    ['Anong', 'Suksawat', 'maeanong', 'f', 1970, 'Hat Yai', 93_100],
    ['Food', 'Family'],
    { skin: 'tan', hair: 'bun', glasses: 'round' },
    'Fried chicken with my mother’s secret, now less secret. Southern curries for brave people. I feed the whole soi on Sundays.',
  ),
  p(
    ['Tle', 'Wattana', 'tle.outdoors', 'm', 1990, 'Chiang Mai', 132_000],
    ['Fitness', 'Travel', 'Pets'],
    { skin: 'tan', beard: 'full', headwear: 'beanie' },
    'Bikepacking with a dog in the basket. Doi roads, hot springs, cheap rooms. GPX files are free.',
  ),
  p(
    ['Preeda', 'Saetang', 'preeda.radio', 'm', 1969, 'Bangkok', 14_100],
    ['Music', 'Home'],
    { skin: 'tan', glasses: 'square', beard: 'moustache', headwear: 'beret' },
    'Record shop owner on the Thonburi side, luk thung on vinyl since 1991. I clean one dusty single a day and play it. Coffee is free, browsing takes hours.',
  ),
];
