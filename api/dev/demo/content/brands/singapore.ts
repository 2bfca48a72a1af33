import { brand as b, type DemoBrand } from '../brand.ts';

/** Brands from Singapore; the first row is the demo sign-in. */
export const singaporeBrands: readonly DemoBrand[] = [
  b(
    ['Rice & Fire', 'Halia', 'Tan', 'riceandfire', 'f', 1988, 'Katong', 'Food', 'bowl'],
    'Two noodle shops in Joo Chiat and Tanjong Pagar, one stubborn laksa recipe. We cook rempah every morning at five. We work with people who finish the bowl.',
    { skin: 'light', hair: 'bun', clothes: 'apron' },
    'brand@demo.test',
  ),
  b(
    ['Halia Skin', 'Serene', 'Low', 'haliaskin', 'f', 1985, 'Singapore', 'Skin care', 'drop'],
    'Rice-water and ginger skin care made in small batches in Kallang. Fragrance-free, tested in equatorial humidity. We print the percentages on the front.',
  ),
  b(
    ['Tembusu Cycles', 'Adam', 'Rashid', 'tembusucycles', 'm', 1981, 'Singapore', 'Fitness', 'wheel'],
    'City bicycles welded for kerbs, rain and groceries. Every frame comes with three free tune-ups. Workshop open to nosy people.',
  ),
  b(
    ['Void Deck Games', 'Jun Wei', 'Koh', 'voiddeckgames', 'm', 1991, 'Punggol', 'Gaming', 'letters'],
    'A studio of five making small games about big neighbourhoods. Our last one was about queues. The next one is about lifts.',
  ),
  b(
    ['Kopi Kaya Co', 'Michael', 'Seah', 'kopikayaco', 'm', 1974, 'Tiong Bahru', 'Food', 'bean'],
    'Charcoal toast, pandan kaya, beans roasted with butter the old way. Third generation, first Instagram account. Come before nine.',
  ),
  b(
    ['Pasar Living', 'Nadine', 'Chew', 'pasarliving', 'f', 1989, 'Singapore', 'Home', 'house'],
    'Furniture for flats under 90 square metres. Everything fits in the lift, we measured. Showroom in an old printing works.',
  ),
  b(
    ['Little Otter', 'Geraldine', 'Ang', 'littleotter', 'f', 1990, 'Punggol', 'Family', 'wave'],
    'Cotton clothes and swimwear for children who never sit still. Made to be handed down. Named after the neighbours in the canal.',
  ),
  b(
    ['Merlin Audio', 'Ravi', 'Menon', 'merlinaudio', 'm', 1986, 'Singapore', 'Music', 'note'],
    'Earphones tuned by two sound engineers and a choir teacher. Repairable, with screws you can see. Listening room on Thursdays.',
  ),
  b(
    ['Sayang Paws', 'Crystal', 'Neo', 'sayangpaws', 'f', 1993, 'Tampines', 'Pets', 'paw'],
    'Fresh food for cats and dogs, cooked in Ubi and delivered cold. A share of each box feeds shelter animals. Our tasters drool professionally.',
  ),
  b(
    ['Ledger & Leaf', 'Fiona', 'Tay', 'ledgerandleaf', 'f', 1979, 'Singapore', 'Business', 'leaf'],
    'Bookkeeping for people who would rather bake, cut hair or fix bikes. Flat fee, human replies. We celebrate paid invoices.',
  ),
  b(
    ['Hawa Active', 'Hawa', 'Kassim', 'hawaactive', 'f', 1992, 'Singapore', 'Fitness', 'face'],
    'Modest sportswear that dries in the time it takes to find a seat. Cut by swimmers and runners. Sizes XS to 5XL.',
    { skin: 'tan', headwear: 'hijab', clothes: 'jersey' },
  ),
  b(
    ['Orchid & Ink', 'Celeste', 'Wee', 'orchidandink', 'f', 1995, 'Tiong Bahru', 'Cosmetic', 'flower'],
    'Lip and cheek colour named after streets. Refillable, halal certified, made for warm skin. Twelve shades and no more.',
  ),
  b(
    ['Satu Studio', 'Izwan', 'Sulaiman', 'satustudio', 'm', 1987, 'Singapore', 'Tech', 'letters'],
    'One desk lamp, made properly, improved each year. Warm light, no app, ten-year warranty. Lamp number four is coming.',
  ),
  b(
    ['Changi Drift', 'Pauline', 'Yap', 'changidrift', 'f', 1983, 'Singapore', 'Travel', 'plane'],
    'Weekend trips for people with twelve days of leave. We plan ferries, trains and second breakfasts. Groups of eight, never more.',
  ),
  b(
    ['Ha Ha Hawker', 'Gurpreet', 'Kaur', 'hahahawker', 'f', 1990, 'Singapore', 'Comedy', 'smile'],
    'Stand-up nights at hawker centres. Free entry, buy a drink from an uncle. New comics get five minutes and a fishball.',
  ),
];
