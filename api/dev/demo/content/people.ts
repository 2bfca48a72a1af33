import { indonesia } from './people/indonesia.ts';
import { malaysia } from './people/malaysia.ts';
import { mekongAndBorneo } from './people/mekongAndBorneo.ts';
import { philippines } from './people/philippines.ts';
import { singapore } from './people/singapore.ts';
import { thailand } from './people/thailand.ts';
import { vietnam } from './people/vietnam.ts';
import type { DemoPerson } from './person.ts';

/** Every influencer; the first is the demo sign-in. */
export const people: readonly DemoPerson[] = [
  ...singapore,
  ...malaysia,
  ...indonesia,
  ...thailand,
  ...vietnam,
  ...philippines,
  ...mekongAndBorneo,
];
