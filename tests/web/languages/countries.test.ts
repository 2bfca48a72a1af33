import { afterEach, describe, expect, it } from 'vitest';
import { whyItFits } from '../../../web/src/components/campaign/people/SuggestedPanel.tsx';
import { loadLanguage } from '../../../web/src/languages/loadLanguage.ts';
import { speak } from '../../../web/src/languages/spoken.ts';
import { countriesInOrder, countryName } from '../../../web/src/lib/format/countryNames.ts';
import { drawing } from '../../../web/src/lib/format/drawing.ts';

const singapore = { code: 'SG', name: 'Singapore' };
const germany = { code: 'DE', name: 'Germany' };
const thailand = { code: 'TH', name: 'Thailand' };

afterEach(() => {
  speak('en');
  drawing.toReader();
});

describe('names of countries', () => {
  it('are English as they are stored', () => {
    expect(countryName({ code: 'SG', name: 'as stored' })).toBe('as stored');
  });

  it('are those of the language spoken, and in its order, South East Asia first', async () => {
    await loadLanguage('id');
    speak('id');
    const names = countriesInOrder([germany, singapore, thailand]).map(({ name }) => name);
    expect(names).toEqual(['Singapura', 'Thailand', 'Jerman']);
    speak('vi');
    expect(countryName(germany)).toBe('Đức');
    expect(countryName({ code: 'ZZ', name: 'Somewhere' })).not.toBe('');
  });

  it('are those that a server wrote, until its page has come to life', () => {
    speak('vi');
    const countries: Record<string, string> = { DE: 'Đức quốc' };
    drawing.drawnBy({ zone: 'UTC', now: new Date(), origin: '', countries });
    expect([countryName(germany), countryName(thailand)]).toEqual(['Đức quốc', 'Thái Lan']);
    expect(countries).toEqual({ DE: 'Đức quốc', TH: 'Thái Lan' });
    drawing.toReader();
    expect(countryName(germany)).toBe('Đức');
  });
});

it('says why somebody fits a campaign', async () => {
  const reason = 'Food · Singapore · 24.1k followers';
  const profile = { followers: 24_100, country: singapore };
  const suggested = { reason, sharedInterests: ['Food'], isInCountry: true, profile };
  expect(whyItFits(suggested)).toBe('Food · Singapore · 24.1k followers');
  await loadLanguage('id');
  speak('id');
  expect(whyItFits(suggested)).toMatch(/^Makanan · Singapura · 24,1\srb pengikut$/);
  expect(whyItFits({ ...suggested, sharedInterests: [], isInCountry: false })).toMatch(/^24,1\srb pengikut$/);
});
