import { brand as b, type DemoBrand } from '../brand.ts';

/** Brands from Vietnam and the Philippines. */
export const vietnamBrands: readonly DemoBrand[] = [
  b(
    ['Pho Real', 'Duy', 'Nguyen', 'phoreal', 'm', 1985, 'Hanoi', 'Food', 'bowl'],
    'Broth concentrates simmered eighteen hours, packed in jars. Made for small kitchens and late nights. Star anise is not optional.',
  ),
  b(
    ['Ao & Co', 'Hong', 'Dinh', 'aoandco', 'f', 1991, 'Hoi An', 'Fashion', 'needle'],
    'Made-to-measure in 48 hours since 1998, now by post. Linen, silk and honest fittings. We keep your pattern forever.',
  ),
  b(
    ['Saigon Serum', 'Trang', 'Luu', 'saigonserum', 'f', 1993, 'Ho Chi Minh City', 'Skin care', 'drop'],
    'Actives for scooter cities: pollution, sweat and sun. Short lists, glass bottles. Every batch has its own lab page.',
  ),
  b(
    ['Lotus Logic', 'Hoa', 'Trinh', 'lotuslogic', 'f', 1988, 'Da Nang', 'Tech', 'flower'],
    'Apps for shops with one till and many cousins. Inventory by voice, in three dialects. Free until you earn.',
  ),
  b(
    ['Phin & Pine', 'Tam', 'Cao', 'phinandpine', 'm', 1984, 'Da Lat', 'Food', 'bean'],
    'Fine robusta that makes people change sides. Grown under pine at 1,500 metres. Phin filters for life.',
  ),
  b(
    ['Ha Giang Hut', 'Sinh', 'Vang', 'hagianghut', 'm', 1990, 'Hanoi', 'Travel', 'house'],
    'Homestays on the northern loop, owned by the families. Helmets, hot herbal baths, corn wine in moderation. Book the sunrise side.',
  ),
  b(
    ['Roi Nuoc Studio', 'Kiet', 'Mai', 'roinuocstudio', 'm', 1992, 'Hanoi', 'Comedy', 'smile'],
    'Water puppets for grown-ups. Satire, splashes, live brass. Front row gets ponchos.',
  ),
  b(
    ['Halo-Halo Home', 'Isabel', 'Cruz', 'halohalohome', 'f', 1987, 'Quezon City', 'Home', 'letters'],
    'Capiz lamps, abaca rugs and colours that argue nicely. Everything under one jeepney length. Made in Cavite.',
  ),
  b(
    ['Bayani Boards', 'Rafael', 'Soriano', 'bayaniboards', 'm', 1989, 'Cebu City', 'Gaming', 'bolt'],
    'Board games with Filipino heroes, monsters and tricycle traffic. Playtested by titas. Ships with spare dice.',
  ),
  b(
    ['Isla Active', 'Camille', 'Ferrer', 'islaactive', 'f', 1992, 'Cebu City', 'Fitness', 'wave'],
    'Swim and run wear from discarded nets. Bright, tight, long-lasting. Every order pulls a kilo from the sea.',
  ),
  b(
    ['Mabuhay Mornings', 'Luis', 'Tan Sy', 'mabuhaymornings', 'm', 1981, 'Manila', 'Food', 'sun'],
    'Breakfast all day: garlic rice, longganisa, tsokolate. Six branches and a truck. We open at four for the night shift.',
  ),
  b(
    ['Ganda Lab', 'Nicole', 'Yulo', 'gandalab', 'f', 1994, 'Makati', 'Cosmetic', 'drop'],
    'Tints and powders for morena skin, heat-proofed on EDSA. Twenty-four shades from day one. Cruelty-free, drama-free.',
  ),
  b(
    ['Bahay Kubo Kids', 'Teresa', 'Manalo', 'bahaykubokids', 'f', 1986, 'Davao City', 'Family', 'house'],
    'Picture books and puzzles in five Philippine languages. Printed thick for chewing. Teachers get the classroom price.',
  ),
  b(
    ['Kargo Co', 'Jerome', 'Dizon', 'kargoco', 'm', 1988, 'Manila', 'Business', 'plane'],
    'Island-to-island delivery for small sellers. Cash on delivery without the headaches. Real people answer after two rings.',
  ),
  b(
    ['Himig Strings', 'Antonio', 'Lapuz', 'himigstrings', 'm', 1976, 'Cebu City', 'Music', 'note'],
    'Guitars and ukuleles from Lapu-Lapu, five luthiers, one radio. Every instrument is played for an hour before it leaves.',
  ),
];
