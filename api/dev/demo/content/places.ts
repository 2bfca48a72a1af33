/** A country of the demo. `mobileStarts` are the first digits a mobile number has there, `mobileLength` its digits. */
export interface DemoCountry {
  code: string;
  name: string;
  phonePrefix: string;
  mobileStarts: readonly string[];
  mobileLength: number;
}

export const countries = {
  SG: { code: 'SG', name: 'Singapore', phonePrefix: '+65', mobileStarts: ['8', '9'], mobileLength: 8 },
  MY: {
    code: 'MY',
    name: 'Malaysia',
    phonePrefix: '+60',
    mobileStarts: ['12', '13', '16', '17', '19'],
    mobileLength: 9,
  },
  ID: {
    code: 'ID',
    name: 'Indonesia',
    phonePrefix: '+62',
    mobileStarts: ['812', '813', '821', '857'],
    mobileLength: 10,
  },
  TH: {
    code: 'TH',
    name: 'Thailand',
    phonePrefix: '+66',
    mobileStarts: ['81', '86', '89', '95'],
    mobileLength: 9,
  },
  VN: {
    code: 'VN',
    name: 'Vietnam',
    phonePrefix: '+84',
    mobileStarts: ['90', '93', '97', '35'],
    mobileLength: 9,
  },
  PH: {
    code: 'PH',
    name: 'Philippines',
    phonePrefix: '+63',
    mobileStarts: ['905', '917', '918', '927'],
    mobileLength: 10,
  },
  KH: {
    code: 'KH',
    name: 'Cambodia',
    phonePrefix: '+855',
    mobileStarts: ['12', '92', '77'],
    mobileLength: 8,
  },
  MM: {
    code: 'MM',
    name: 'Myanmar',
    phonePrefix: '+95',
    mobileStarts: ['925', '942', '979'],
    mobileLength: 10,
  },
  LA: { code: 'LA', name: 'Laos', phonePrefix: '+856', mobileStarts: ['205', '209'], mobileLength: 10 },
  BN: { code: 'BN', name: 'Brunei', phonePrefix: '+673', mobileStarts: ['7', '8'], mobileLength: 7 },
} as const satisfies Record<string, DemoCountry>;
export type CountryCode = keyof typeof countries;
export const countryCodes = Object.keys(countries) as CountryCode[];

type Place = readonly [CountryCode, number, number];

/** Cities with their country, latitude and longitude. */
export const cities = {
  Singapore: ['SG', 1.3521, 103.8198],
  Tampines: ['SG', 1.3496, 103.9568],
  'Tiong Bahru': ['SG', 1.286, 103.827],
  Katong: ['SG', 1.305, 103.904],
  Punggol: ['SG', 1.4041, 103.9025],
  'Kuala Lumpur': ['MY', 3.139, 101.6869],
  'Petaling Jaya': ['MY', 3.1073, 101.6067],
  'George Town': ['MY', 5.4141, 100.3288],
  'Johor Bahru': ['MY', 1.4927, 103.7414],
  Ipoh: ['MY', 4.5975, 101.0901],
  Melaka: ['MY', 2.1896, 102.2501],
  'Kota Kinabalu': ['MY', 5.9804, 116.0735],
  Kuching: ['MY', 1.5533, 110.3592],
  'Kota Bharu': ['MY', 6.1254, 102.2381],
  Jakarta: ['ID', -6.2088, 106.8456],
  Bandung: ['ID', -6.9175, 107.6191],
  Yogyakarta: ['ID', -7.7956, 110.3695],
  Surabaya: ['ID', -7.2575, 112.7521],
  Denpasar: ['ID', -8.6705, 115.2126],
  Medan: ['ID', 3.5952, 98.6722],
  Makassar: ['ID', -5.1477, 119.4327],
  Solo: ['ID', -7.5755, 110.8243],
  Malang: ['ID', -7.9666, 112.6326],
  Bangkok: ['TH', 13.7563, 100.5018],
  'Chiang Mai': ['TH', 18.7883, 98.9853],
  Phuket: ['TH', 7.8804, 98.3923],
  'Khon Kaen': ['TH', 16.4419, 102.836],
  'Hat Yai': ['TH', 7.0084, 100.4747],
  'Hua Hin': ['TH', 12.5684, 99.9577],
  'Ho Chi Minh City': ['VN', 10.8231, 106.6297],
  Hanoi: ['VN', 21.0278, 105.8342],
  'Da Nang': ['VN', 16.0544, 108.2022],
  Hue: ['VN', 16.4637, 107.5909],
  'Da Lat': ['VN', 11.9404, 108.4583],
  'Hoi An': ['VN', 15.8801, 108.338],
  'Can Tho': ['VN', 10.0452, 105.7469],
  Manila: ['PH', 14.5995, 120.9842],
  'Quezon City': ['PH', 14.676, 121.0437],
  Makati: ['PH', 14.5547, 121.0244],
  'Cebu City': ['PH', 10.3157, 123.8854],
  'Davao City': ['PH', 7.1907, 125.4553],
  Baguio: ['PH', 16.4023, 120.596],
  'Iloilo City': ['PH', 10.7202, 122.5621],
  'Phnom Penh': ['KH', 11.5564, 104.9282],
  'Siem Reap': ['KH', 13.3671, 103.8448],
  Yangon: ['MM', 16.8409, 96.1735],
  Mandalay: ['MM', 21.9588, 96.0891],
  Vientiane: ['LA', 17.9757, 102.6331],
  'Luang Prabang': ['LA', 19.8833, 102.1387],
  'Bandar Seri Begawan': ['BN', 4.9031, 114.9398],
} as const satisfies Record<string, Place>;
export type City = keyof typeof cities;
