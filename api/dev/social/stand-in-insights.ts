import { graphAccount } from './stand-in-accounts.ts';
import { countryOf, numberOf } from './stand-in-content.ts';

type Asked = Readonly<Record<string, string | undefined>>;
/** A group of followers and its weight beside the others. */
type Weighted = readonly [values: readonly string[], weight: number];

const ages = { '13-17': 3, '18-24': 30, '25-34': 38, '35-44': 17, '45-54': 7, '55-64': 3, '65+': 2 };
const cities: Readonly<Record<string, readonly string[]>> = {
  SG: ['Singapore, Singapore', 'Bedok, Singapore', 'Tampines, Singapore', 'Woodlands, Singapore'],
  MY: ['Kuala Lumpur, Kuala Lumpur', 'George Town, Penang', 'Johor Bahru, Johor', 'Ipoh, Perak'],
  ID: ['Jakarta, Jakarta', 'Bandung, West Java', 'Surabaya, East Java', 'Denpasar, Bali'],
  TH: ['Bangkok, Bangkok', 'Chiang Mai, Chiang Mai Province', 'Khon Kaen, Khon Kaen Province'],
  VN: ['Ho Chi Minh City, Ho Chi Minh City', 'Hanoi, Hanoi', 'Da Nang, Da Nang'],
  PH: ['Quezon City, Metro Manila', 'Manila, Metro Manila', 'Cebu City, Cebu', 'Davao City, Davao del Sur'],
  KH: ['Phnom Penh, Phnom Penh', 'Siem Reap, Siem Reap Province'],
  MM: ['Yangon, Yangon Region', 'Mandalay, Mandalay Region'],
  LA: ['Vientiane, Vientiane Prefecture', 'Luang Prabang, Luang Prabang'],
  BN: ['Bandar Seri Begawan, Brunei-Muara District'],
};

/** Each weight up to a fifth more or less, always the same for an account. */
const varied = (username: string, values: readonly string[], weight: number): number =>
  weight * (0.8 + (numberOf(`${username}:${values.join()}`) % 400) / 1_000);

/** The countries of an account: most followers at home, fewer in each one further away. */
function countriesOf(username: string): string[] {
  const home = countryOf(username);
  const others = Object.keys(cities).filter((code) => code !== home);
  const first = numberOf(`${username}:countries`) % others.length;
  return [home, ...others.slice(first), ...others.slice(0, first)].slice(0, 6);
}

const breakdowns: Readonly<Record<string, (username: string) => Weighted[]>> = {
  'age,gender': (username) => {
    const women = 0.3 + (numberOf(`${username}:women`) % 450) / 1_000;
    const shares = { F: women, M: 0.97 - women, U: 0.03 };
    return Object.entries(ages).flatMap(([age, weight]) =>
      Object.entries(shares).map(([gender, share]): Weighted => [[age, gender], weight * share]),
    );
  },
  country: (username) => countriesOf(username).map((code, n): Weighted => [[code], 62 / 3 ** n]),
  city: (username) => {
    const [home = '', next = ''] = countriesOf(username);
    const names = [...(cities[home] ?? []), ...(cities[next] ?? []).slice(0, 2)];
    return names.map((name, n): Weighted => [[name], 40 / 1.9 ** n]);
  },
};

/** Followers of an account by age and gender, country or city in the words of the Graph API; null for other questions. */
export function graphInsights(username: string, asked: Asked): object | null {
  const { metric, period, metric_type, breakdown = '' } = asked;
  const groups = breakdowns[breakdown]?.(username);
  const isRight =
    metric === 'follower_demographics' && period === 'lifetime' && metric_type === 'total_value';
  if (!groups || !isRight) return null;
  const { followers_count, id } = graphAccount(username);
  // Instagram says nothing about the followers of small accounts.
  if (followers_count < 100) return { data: [] };
  const weights = groups.map(([values, weight]) => varied(username, values, weight));
  // Of nearly every follower age and country are known, of fewer the city.
  const known = followers_count * (breakdown === 'city' ? 0.62 : 0.94);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const results = groups.map(([dimension_values], n) => ({
    dimension_values,
    value: Math.round((known * (weights[n] ?? 0)) / sum),
  }));
  return {
    data: [
      {
        name: metric,
        period,
        title: 'Follower demographics',
        description: 'The demographic characteristics of followers.',
        total_value: { breakdowns: [{ dimension_keys: breakdown.split(','), results }] },
        id: `${id}/insights/follower_demographics/lifetime`,
      },
    ],
  };
}
