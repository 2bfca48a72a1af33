import { type DemoPerson, person as p } from '../person.ts';

/** Vietnam. */
export const vietnam: readonly DemoPerson[] = [
  p(
    ['Linh', 'Tran', 'linhglow', 'f', 1996, 'Ho Chi Minh City', 66_700],
    ['Skin care', 'Cosmetic'],
    { skin: 'fair', hair: 'longPart' },
    'Motorbike dust versus my face: a nine-year study. Local brands first. I patch-test on camera and wait the full 48 hours.',
  ),
  p(
    ['Minh', 'Nguyen', 'minhanpho', 'm', 1990, 'Hanoi', 274_000],
    ['Food'],
    { skin: 'light', hair: 'crop', glasses: 'square' },
    'Pho at 6am, bun cha at noon, bia hoi until called home. I sit on the lowest stool available. Northern food, northern jokes.',
  ),
  p(
    ['Thao', 'Pham', 'thaoinhoian', 'f', 1993, 'Hoi An', 103_000],
    ['Fashion', 'Travel'],
    { skin: 'light', hair: 'long', clothes: 'highNeck', headwear: 'strawHat' },
    'Tailor’s daughter. I remake ao dai for cycling. Lantern light is the best filter there is.',
  ),
  p(
    ['Quang', 'Le', 'quangle.tech', 'm', 1998, 'Ho Chi Minh City', 418_000],
    ['Tech', 'Gaming'],
    { skin: 'fair', hair: 'undercut', headwear: 'headphones' },
    'I take phones apart on a plastic stool. Repair prices on every thumbnail. Saigon heat is my stress test.',
  ),
  p(
    ['Ngoc', 'Vo', 'ngocvo.family', 'f', 1988, 'Da Nang', 59_400],
    ['Family', 'Home'],
    { skin: 'light', hair: 'bun' },
    'Two girls, one grandmother, beach before school. Montessori shelves from fruit crates. I plan menus by tide and typhoon.',
  ),
  p(
    ['Duc', 'Hoang', 'ducrunsdalat', 'm', 1991, 'Da Lat', 24_900],
    ['Fitness', 'Travel'],
    { skin: 'warm', beard: 'stubble', headwear: 'cap' },
    'Trail running at 1,500 metres with cold hands. Pine forests, strawberry stops. I organise a race with no medals.',
  ),
  p(
    ['Mai', 'Dang', 'maiveggie', 'f', 1985, 'Hue', 47_800],
    ['Food', 'Home'],
    { skin: 'light', hair: 'pixie' },
    'Buddhist kitchen, royal plating. Lotus in ten ways. I cook for the pagoda twice a month and film the knives only.',
  ),
  p(
    ['Bao', 'Huynh', 'baohuynh.rap', 'm', 1999, 'Ho Chi Minh City', 530_000],
    ['Music', 'Comedy', 'Fashion'],
    { skin: 'tan', hair: 'fade', headwear: 'bucketHat' },
    'Rap about bills, bun mam and first love. Freestyle at traffic lights, 90 seconds each. Third album soon, mother says study.',
  ),
  p(
    ['Hanh', 'Bui', 'hanhbuidesign', 'f', 1994, 'Hanoi', 18_700],
    ['Home', 'Business'],
    { skin: 'fair', hair: 'bob', glasses: 'round' },
    'Tube-house interiors: four metres wide, twenty deep, one window. I draw every plan by hand. Rattan is not a trend here.',
  ),
  p(
    ['Tuan', 'Do', 'tuando.moto', 'm', 1986, 'Hanoi', 146_000],
    ['Travel', 'Tech'],
    { skin: 'tan', headwear: 'helmet', beard: 'goatee' },
    'Ha Giang loop, eleven times. I fix a chain in the rain and explain it. Rider safety before views.',
  ),
  p(
    ['Vy', 'Phan', 'vyphanbeauty', 'f', 2000, 'Ho Chi Minh City', 792_000],
    ['Cosmetic', 'Skin care', 'Fashion'],
    { skin: 'fair', hair: 'fringe' },
    'Soft looks for monolids, tutorials under a minute. My sister is my before and after. Vegan brushes only.',
  ),
  p(
    ['Khoa', 'Truong', 'khoa.catcafe', 'm', 1997, 'Da Nang', 33_500],
    ['Pets', 'Food'],
    { skin: 'light', glasses: 'round', hair: 'quiff' },
    'I run a cat café where the cats are the customers. Egg coffee, fur on everything. Adoptions every second Sunday.',
  ),
  p(
    ['Lan', 'Ngo', 'balan.cantho', 'f', 1960, 'Can Tho', 82_000],
    ['Food', 'Family', 'Travel'],
    { skin: 'tan', hair: 'bun', headwear: 'strawHat' },
    'Sixty-six, boat vendor, still rowing. Floating market before sunrise with my grandson. Fruit names in four languages.',
  ),
  p(
    ['Phuc', 'Ly', 'phucly.biz', 'm', 1983, 'Ho Chi Minh City', 12_200],
    ['Business'],
    { skin: 'light', hair: 'sidePart', clothes: 'blazer' },
    'I import coffee machines and export advice. Contracts, deposits, mistakes that cost me a house. Short, dry, useful.',
  ),
  p(
    ['An', 'Nguyen', 'anveve', 'o', 2001, 'Hanoi', 9_100],
    ['Music', 'Comedy'],
    { skin: 'fair', hair: 'shaggy' },
    'Indie songs for shy people, they/them. I record in a wardrobe. My neighbour’s rooster is on every track.',
  ),
  p(
    ['Yen', 'Luong', 'yenyoga', 'f', 1992, 'Hoi An', 51_600],
    ['Fitness', 'Travel'],
    { skin: 'warm', hair: 'topKnot', clothes: 'tank' },
    'Yoga in a rice barn. I teach tourists to sit on the floor. Breath first, handstands on request.',
  ),
  p(
    ['Thuy', 'Mac', 'thuymac.skin', 'f', 1990, 'Hanoi', 128_400],
    ['Skin care', 'Family'],
    { skin: 'fair', hair: 'bun', glasses: 'cat' },
    'Dermatology nurse, mother of a teenager with opinions. Winter-dry Hanoi, summer-wet Hanoi, one shelf. I answer ten questions every Sunday.',
  ),
  p(
    ['Hieu', 'Ta', 'hieuta.dog', 'm', 1994, 'Ho Chi Minh City', 40_700],
    ['Pets', 'Fitness'],
    { skin: 'tan', hair: 'crop', headwear: 'cap' },
    'Two corgis, one Phu Quoc ridgeback, five kilometres at dawn. I train with rice crackers and patience. Park map with water taps pinned.',
  ),
];
