import type { StandInContent } from '../../platform/social/local/stand-in-accounts.ts';
import { numberOf } from '../../platform/social/local/stand-in-accounts.ts';
import { drawScene, type SceneCategory, sceneCategories } from './art/drawScene.ts';
import { renderWebp } from './art/renderWebp.ts';
import { people } from './content/people.ts';
import { postCaptions } from './content/post-captions.ts';

/** Side of a post's picture, in pixels. */
const SIDE = 640;

const byUsername = new Map(people.map((person) => [person.instagramUsername?.toLowerCase(), person]));

const toScene = (name: string): SceneCategory | undefined =>
  sceneCategories.find((scene) => scene === name.toLowerCase().replaceAll(' ', ''));

/** What the stand-in of the networks shows: the people of the demo, and drawings of what they post about. */
export const standInContent: StandInContent = {
  followersOf: (username) => byUsername.get(username)?.followers ?? null,
  subjectsOf(username) {
    const known = (byUsername.get(username)?.interests ?? []).flatMap((name) => toScene(name) ?? []);
    if (known.length > 0) return known;
    const made = numberOf(username);
    const picked = [made, made >>> 5].map((value) => sceneCategories[value % sceneCategories.length]);
    return picked.filter((scene) => scene !== undefined);
  },
  caption(subject, n) {
    const captions = postCaptions[subject as SceneCategory] ?? [];
    return captions[n % captions.length] ?? '';
  },
  async draw(subject, seed) {
    const category = toScene(subject);
    if (!category) return null;
    return renderWebp(drawScene({ category, seed: 700 + seed, width: 1280, height: 960 }), SIDE, SIDE);
  },
};
