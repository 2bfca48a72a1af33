import { brand as b, type DemoBrand } from '../brand.ts';

/** Brands from Malaysia and Brunei. */
export const malaysiaBrands: readonly DemoBrand[] = [
  b(
    ['Nyonya Dapur', 'Baba', 'Lim Chee Keong', 'nyonyadapur', 'm', 1977, 'Melaka', 'Food', 'chilli'],
    'Spice pastes from a Melaka kitchen with a very long table. No preservatives, short dates, loud aunties. We ship on Mondays.',
  ),
  b(
    ['Kain & Co', 'Sarah', 'Iskandar', 'kainandco', 'f', 1990, 'Kuala Lumpur', 'Fashion', 'needle'],
    'Ready-to-wear from songket and linen, sewn in Kampung Baru. We publish what each seamstress earns. Alterations are free for life.',
  ),
  b(
    ['Gunung Gear', 'Jeffrey', 'Gimbang', 'gununggear', 'm', 1982, 'Kota Kinabalu', 'Travel', 'peak'],
    'Rain jackets and packs for jungle, not for glaciers. Tested on leeches. We repair anything we made.',
  ),
  b(
    ['Seri Wangi', 'Normah', 'Jaafar', 'seriwangi', 'f', 1975, 'Kota Bharu', 'Cosmetic', 'flower'],
    'Perfume oils from jasmine, kenanga and patience. Alcohol-free, blended by hand in Kelantan. Samples are generous.',
  ),
  b(
    ['Byte Batik', 'Farid', 'Anuar', 'bytebatik', 'm', 1993, 'Kuala Lumpur', 'Gaming', 'bolt'],
    'Game studio of fourteen in Bangsar South. Our worlds look like home: stilt houses, neon, naga. Neon Naga launches this season.',
  ),
  b(
    ['Teh Tarik Tech', 'Shankar', 'Muthu', 'tehtariktech', 'm', 1988, 'Petaling Jaya', 'Tech', 'letters'],
    'Refurbished laptops with new batteries and honest stickers. One-year warranty, same-day replies. Students pay less.',
  ),
  b(
    ['Kucing & Kawan', 'Liyana', 'Roslan', 'kucingkawan', 'f', 1995, 'Johor Bahru', 'Pets', 'paw'],
    'Cat furniture that looks like furniture. Scratch-proof, flat-packed, approved by eleven strays. Workshop tours by appointment.',
  ),
  b(
    ['Borneo Botanic', 'Emily', 'Wong', 'borneobotanic', 'f', 1986, 'Kuching', 'Skin care', 'leaf'],
    'Engkabang butter and tengkawang oil, bought fairly from three longhouses. Balms in tins you can refill. Our lab smells of rain.',
  ),
  b(
    ['Rumah Rotan', 'Haji', 'Kamaruddin', 'rumahrotan', 'm', 1969, 'Ipoh', 'Home', 'house'],
    'Rattan chairs woven by four families since 1971. We restore any chair of ours. Cushions in whatever colour you dare.',
  ),
  b(
    ['Lompat Kids', 'Michelle', 'Gan', 'lompatkids', 'f', 1987, 'Kuala Lumpur', 'Family', 'sun'],
    'Indoor climbing and messy art for under-tens. Parents get coffee and silence. Three branches, one glitter policy.',
  ),
  b(
    ['Pulau Press', 'Ahmad', 'Danish', 'pulaupress', 'm', 1984, 'George Town', 'Business', 'letters'],
    'Risograph printers for menus, posters and wedding jokes. Soy ink, paper offcuts become notebooks. We love small orders.',
  ),
  b(
    ['Gelak Club', 'Prem', 'Anand', 'gelakclub', 'm', 1991, 'Petaling Jaya', 'Comedy', 'smile'],
    'Improv comedy school and very small theatre. Nobody is forced on stage, everybody ends up there. Shows in three languages at once.',
  ),
  b(
    ['Ombak Surf Club', 'Rosli', 'Metali', 'ombaksurf', 'm', 1988, 'Bandar Seri Begawan', 'Fitness', 'wave'],
    'Boards, lessons and beach clean-ups along the Brunei coast. Women-only mornings twice a week. We teach swimming first.',
  ),
  b(
    [
      'Kampong Kueh',
      'Dayang',
      'Siti Hajar',
      'kampongkueh',
      'f',
      1980,
      'Bandar Seri Begawan',
      'Food',
      'flower',
    ],
    'Kueh from the water village, boxed for the office. Coconut milk pressed at dawn. Wajid season sells out, sorry.',
  ),
];
