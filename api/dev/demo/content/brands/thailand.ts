import { brand as b, type DemoBrand } from '../brand.ts';

/** Brands from Thailand, Cambodia, Laos and Myanmar. */
export const thailandBrands: readonly DemoBrand[] = [
  b(
    ['Siam Silk Lab', 'Orawan', 'Pattanapong', 'siamsilklab', 'f', 1982, 'Bangkok', 'Fashion', 'needle'],
    'Old looms, new cuts. We machine-wash silk on camera so that you dare to. Weavers in Surin set the prices.',
  ),
  b(
    ['Krok Kitchen', 'Veerachai', 'Tangsiri', 'krokkitchen', 'm', 1986, 'Bangkok', 'Food', 'chilli'],
    'Curry pastes pounded in granite, frozen the same hour. Four regions, four tempers. Chilli scale made by our grandmother.',
  ),
  b(
    ['Lanna Slow', 'Chanida', 'Inthanon', 'lannaslow', 'f', 1989, 'Chiang Mai', 'Travel', 'peak'],
    'Walking trips between hill villages, with a train at both ends. Guides are from there. Phones stay in the bag till dinner.',
  ),
  b(
    ['Tuk Tuk Type', 'Sitthichai', 'Rojana', 'tuktuktype', 'm', 1993, 'Bangkok', 'Tech', 'letters'],
    'Mechanical keyboards with Thai legends that do not wear off. Hot-swap, loud or silent. Built on the third floor of a mall that forgot us.',
  ),
  b(
    ['Andaman Skin', 'Kultida', 'Boonsri', 'andamanskin', 'f', 1990, 'Phuket', 'Skin care', 'shell'],
    'Reef-safe sunscreen in aluminium tins. SPF tested in the sea, not beside it. We fund two coral nurseries.',
  ),
  b(
    ['Chang Fit', 'Decha', 'Somboon', 'changfit', 'm', 1984, 'Chiang Mai', 'Fitness', 'bolt'],
    'Muay Thai gear stitched by former fighters. Gloves that breathe. Kids’ sizes in every colour of ice lolly.',
  ),
  b(
    ['Soi Dog Social', 'Jiraporn', 'Meesuk', 'soidogsocial', 'f', 1991, 'Hua Hin', 'Pets', 'paw'],
    'A café that raises money for street dogs, one iced tea at a time. Adoption walks at five. The menu is vegetarian, the dogs are not.',
  ),
  b(
    ['Nang Lerng Radio', 'Apichat', 'Yuenyong', 'nanglerngradio', 'm', 1979, 'Bangkok', 'Music', 'note'],
    'Online radio from a wooden cinema. Molam, city pop and things our neighbours play. Vinyl fair every second month.',
  ),
  b(
    ['Baan Din', 'Suphawadee', 'Kham', 'baandin', 'f', 1985, 'Khon Kaen', 'Home', 'sun'],
    'Clay water coolers, planters and lamps. Fired with rice husk. Cracks are mended in gold, or at least in yellow.',
  ),
  b(
    ['Khmer Canvas', 'Bopha', 'Ly', 'khmercanvas', 'f', 1992, 'Phnom Penh', 'Fashion', 'letters'],
    'Bags sewn from krama and army tent. Lined, zipped and guaranteed. Forty women, one crèche, good coffee.',
  ),
  b(
    ['Angkor Bean', 'Sovann', 'Heng', 'angkorbean', 'm', 1987, 'Siem Reap', 'Food', 'bean'],
    'Mondulkiri coffee roasted behind the old market. Palm sugar syrup on the side. We teach latte art to tuk-tuk drivers.',
  ),
  b(
    ['Mekong Weave', 'Souphaphone', 'Keola', 'mekongweave', 'f', 1983, 'Luang Prabang', 'Home', 'wave'],
    'Natural-dyed throws and mosquito nets. You can meet the weaver, and you should. Indigo vats older than our website.',
  ),
  b(
    ['Shwe Thanaka', 'Khin', 'Sandar Win', 'shwethanaka', 'f', 1988, 'Yangon', 'Cosmetic', 'sun'],
    'Thanaka powder and blush, ground fine, dosed sensibly. Recipes from three grandmothers. Paper boxes, no glitter.',
  ),
];
