import { type DemoPerson, person as p } from '../person.ts';

/** The Philippines. */
export const philippines: readonly DemoPerson[] = [
  p(
    ['Jo', 'Reyes', 'joruns', 'm', 1994, 'Cebu City', 18_900],
    ['Fitness', 'Travel'],
    { skin: 'brown', headwear: 'headband', hair: 'fade' },
    'Nurse on night shift, runner at sunrise. I collect finish-line lugaw. Sub-four marathon by December or I shave my head.',
  ),
  p(
    ['Bea', 'Santos', 'beasantos.ph', 'f', 1998, 'Makati', 624_000],
    ['Fashion', 'Cosmetic', 'Travel'],
    { skin: 'warm', hair: 'waves' },
    'Ukay-ukay queen with an office job. Commute-proof outfits from QC to Makati. I tell you what I paid, always.',
  ),
  p(
    ['Miguel', 'Dela Cruz', 'migscooks', 'm', 1989, 'Quezon City', 155_000],
    ['Food', 'Comedy'],
    { skin: 'tan', beard: 'short', clothes: 'apron' },
    'Line cook, single dad, adobo maximalist. One pan, one pot, one joke per recipe. My daughter is the food critic.',
  ),
  p(
    ['Tricia', 'Villanueva', 'trishglows', 'f', 1996, 'Manila', 287_000],
    ['Skin care', 'Cosmetic'],
    { skin: 'light', hair: 'long' },
    'Morena skin, melasma journey, sunscreen evangelist. I film in the jeepney mirror. Pharmacy finds below 500 pesos.',
  ),
  p(
    ['Paolo', 'Garcia', 'paologarciatv', 'm', 1995, 'Quezon City', 843_000],
    ['Comedy', 'Family'],
    { skin: 'tan', hair: 'quiff' },
    'Titas of Manila, all played by me. My wardrobe is my mother’s, with permission. Live shows every month, bring your tita.',
  ),
  p(
    ['Althea', 'Mendoza', 'altheaplays', 'f', 2001, 'Davao City', 366_000],
    ['Gaming', 'Music'],
    { skin: 'warm', hair: 'fringe', headwear: 'headphones' },
    'Support main, karaoke main. I stream with durian on the desk. Girls-only lobby on Fridays.',
  ),
  p(
    ['Ramon', 'Belarmino', 'kuyaramonbuilds', 'm', 1981, 'Iloilo City', 39_300],
    ['Home', 'Tech'],
    { skin: 'brown', beard: 'moustache', headwear: 'cap' },
    'Carpenter building tiny houses that survive typhoons. I show the tie-downs before the paint. Ilonggo accent, gentle shouting.',
  ),
  p(
    ['Kim', 'Lacson', 'kimlacson', 'f', 1993, 'Baguio', 27_200],
    ['Travel', 'Food'],
    { skin: 'light', hair: 'bob', headwear: 'beanie' },
    'Mountain city coffee, strawberry taho, thick socks. I make maps of stairs. Fog is my co-host.',
  ),
  p(
    ['Jericho', 'Ramos', 'jericho.beats', 'm', 1999, 'Manila', 72_500],
    ['Music', 'Tech'],
    { skin: 'brown', hair: 'curls', glasses: 'sun' },
    'Budots professor. I turn tricycle horns into drops. Free sample packs on payday.',
  ),
  p(
    ['Andrea', 'Lim Uy', 'andreauy', 'f', 1987, 'Cebu City', 46_900],
    ['Business', 'Family'],
    { skin: 'fair', hair: 'longPart', clothes: 'blazer' },
    'Family bakery, fourth generation, first website. I post the numbers monthly. Motherhood between batches.',
  ),
  p(
    ['Lorna', 'Aquino', 'lolalorna', 'f', 1956, 'Iloilo City', 501_000],
    ['Food', 'Family', 'Comedy'],
    { skin: 'warm', hair: 'pixie', glasses: 'cat' },
    'Lola Lorna, seventy, fearless. Batchoy, bingo and blunt advice. My grandchildren film, I direct.',
  ),
  p(
    ['Mark', 'Tolentino', 'marktolentino.dive', 'm', 1990, 'Cebu City', 58_300],
    ['Travel', 'Fitness'],
    { skin: 'tan', hair: 'manBun', beard: 'stubble' },
    'Freediving with sardines since before it had a hashtag. Reef first, photo second. I correct fins kindly.',
  ),
  p(
    ['Sam', 'Ocampo', 'samocampo', 'o', 1997, 'Makati', 94_200],
    ['Fashion', 'Comedy'],
    { skin: 'warm', hair: 'undercut', glasses: 'round' },
    'Gender-free tailoring, barong as streetwear. They/them and well pressed. I alter on camera with my lolo’s scissors.',
  ),
  p(
    ['Rina', 'Domingo', 'rinaandbantay', 'f', 1992, 'Davao City', 137_000],
    ['Pets', 'Home'],
    { skin: 'tan', hair: 'ponytail' },
    'Aspin rescue, nine dogs, one sofa. Bantay does the product tests. I write the reviews with a lint roller in hand.',
  ),
  p(
    ['Carlo', 'Manalastas', 'carlobikesmanila', 'm', 1986, 'Manila', 21_600],
    ['Fitness', 'Business'],
    { skin: 'tan', headwear: 'helmet', clothes: 'barong' },
    'Bike commuter in a barong. I count potholes and send the list to city hall. Lights, bell, patience.',
  ),
  p(
    ['Mika', 'Salonga', 'mikasings', 'f', 2000, 'Quezon City', 214_000],
    ['Music', 'Comedy'],
    { skin: 'light', hair: 'spaceBuns' },
    'Jingles for imaginary products. I harmonise with the rice cooker. Theatre kid, recovering.',
  ),
  p(
    ['Jun', 'Pascual', 'junpascual', 'm', 1974, 'Baguio', 3_800],
    ['Home', 'Travel'],
    { skin: 'brown', beard: 'full', glasses: 'square' },
    'Woodcarver from Asin Road. I carve one spoon every evening. Visitors welcome, knock loudly.',
  ),
  p(
    ['Patricia', 'Go', 'patgoes', 'f', 1995, 'Manila', 68_400],
    ['Travel', 'Food', 'Skin care'],
    { skin: 'fair', hair: 'topKnot', glasses: 'round' },
    'Long weekends only, one backpack. Island ferries rated by smell. I eat where the drivers eat.',
  ),
  p(
    ['Gina', 'Evangelista', 'ginacraftsph', 'f', 1983, 'Quezon City', 11_300],
    ['Home', 'Family', 'Business'],
    { skin: 'tan', hair: 'braid', glasses: 'cat' },
    'Paper flowers, capiz lamps, one very small spare room. I price my work in public. Fair stalls on the first Saturday.',
  ),
  p(
    ['Enzo', 'Navarro', 'enzonavarro', 'm', 2002, 'Davao City', 7_600],
    ['Tech', 'Comedy'],
    { skin: 'brown', hair: 'curls', glasses: 'round' },
    'Engineering student building useless robots. The one that peels pomelo nearly works. Bloopers are the main channel.',
  ),
];
