import { brand as b, type DemoBrand } from '../brand.ts';

/** Brands from Indonesia. */
export const indonesiaBrands: readonly DemoBrand[] = [
  b(
    ['Jamu Jaya', 'Ratih', 'Kusumawati', 'jamujaya', 'f', 1984, 'Solo', 'Food', 'leaf'],
    'Bottled jamu without sugar fog or miracles. Turmeric, tamarind, galangal and time. Delivered by bicycle in Solo, by train elsewhere.',
  ),
  b(
    ['Ombak Denim', 'Yudha', 'Prasetya', 'ombakdenim', 'm', 1989, 'Bandung', 'Fashion', 'letters'],
    'Indigo-dyed denim from a river we helped clean. Cut wide, sewn strong. We buy back worn pairs.',
  ),
  b(
    ['Kulit Kita', 'Anisa', 'Rahmawati', 'kulitkita', 'f', 1991, 'Jakarta', 'Skin care', 'sun'],
    'Sunscreen and serum for Indonesian skin, from kuning langsat to sawo matang. No whitening promises. BPOM numbers on every post.',
  ),
  b(
    ['Warung Pixel', 'Bimo', 'Adhiyaksa', 'warungpixel', 'm', 1994, 'Yogyakarta', 'Gaming', 'bolt'],
    'Cosy games about warungs, ferries and ghosts who want company. Eight people, two cats. Our soundtrack is real gamelan.',
  ),
  b(
    ['Monsoon Stays', 'Kadek', 'Ariani', 'monsoonstays', 'f', 1986, 'Denpasar', 'Travel', 'wave'],
    'Small guesthouses from Lombok to Lanta, run by the people who live next door. Rain guarantee: if it pours for two days, the third is free.',
  ),
  b(
    ['Langkah Shoes', 'Teguh', 'Firmansyah', 'langkahshoes', 'm', 1983, 'Surabaya', 'Fitness', 'bolt'],
    'Running shoes with a wide toe box for feet that grew up barefoot. Resoled at cost. Test them for a month.',
  ),
  b(
    ['Dapur Nusantara', 'Maria', 'Tumbelaka', 'dapurnusantara', 'f', 1978, 'Makassar', 'Home', 'letters'],
    'Cast-iron, stone mortars and knives from village smiths. Each piece is signed. Heavy parcels, light prices.',
  ),
  b(
    ['Suara Amps', 'Ilham', 'Nasution', 'suaraamps', 'm', 1985, 'Bandung', 'Music', 'note'],
    'Hand-wired guitar amplifiers in teak boxes. Loud enough for a garage, polite enough for a flat. Repairs streamed live.',
  ),
  b(
    ['Anak Hutan', 'Diah', 'Pitaloka', 'anakhutan', 'f', 1990, 'Malang', 'Family', 'peak'],
    'Forest school on Saturdays and wooden toys the rest of the week. Mud is part of the fee. Offcuts become blocks.',
  ),
  b(
    ['Lipstik Lokal', 'Jessica', 'Hartono', 'lipstiklokal', 'f', 1992, 'Jakarta', 'Cosmetic', 'letters'],
    'Twenty reds for twenty Indonesian cities. Matte without the desert. Halal, vegan and cheaper than your coffee.',
  ),
  b(
    ['Petani Muda', 'Wahyu', 'Hidayat', 'petanimuda', 'm', 1987, 'Malang', 'Business', 'leaf'],
    'Cooperative of 312 young farmers selling straight to kitchens. We post prices every morning. Ugly carrots have their own box.',
  ),
  b(
    ['Gadget Gotong', 'Lukman', 'Hakim', 'gadgetgotong', 'm', 1990, 'Jakarta', 'Tech', 'face'],
    'Rent-to-own phones and repair classes in eleven cities. Screens replaced while you wait. Nobody here says disruption.',
    { skin: 'tan', hair: 'crop', glasses: 'square', beard: 'goatee' },
  ),
  b(
    ['Medan Meong', 'Sari', 'Lubis', 'medanmeong', 'f', 1994, 'Medan', 'Pets', 'fish'],
    'Fish-skin treats from a family smokehouse. One ingredient, loud crunch. Street cats eat free on Fridays.',
  ),
];
