import { createHash } from 'node:crypto';
import { drawScene, type SceneCategory, sceneCategories } from '../demo/art/drawScene.ts';
import { renderWebp } from '../demo/art/renderWebp.ts';
import { people } from '../demo/content/people.ts';
import { postCaptions } from '../demo/content/post-captions.ts';

/** Pictures of each subject. */
export const PICTURES = 12;
/** Side of a post's picture, in pixels. */
const SIDE = 640;

/** A number made of a text, always the same. */
export const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

const byUsername = new Map(people.map((person) => [person.instagramUsername?.toLowerCase(), person]));

/** Followers of a person of the demo, null for anybody else. */
export const followersOf = (username: string): number | null => byUsername.get(username)?.followers ?? null;

const toScene = (name: string): SceneCategory | undefined =>
  sceneCategories.find((scene) => scene === name.toLowerCase().replaceAll(' ', ''));

/** What an account posts about: a person of the demo about their interests. */
export function subjectsOf(username: string): readonly string[] {
  const known = (byUsername.get(username)?.interests ?? []).flatMap((name) => toScene(name) ?? []);
  if (known.length > 0) return known;
  const made = numberOf(username);
  const picked = [made, made >>> 5].map((value) => sceneCategories[value % sceneCategories.length]);
  return picked.filter((scene) => scene !== undefined);
}

/** Words under the n-th post about a subject. */
export function captionOf(subject: string, n: number): string {
  const captions = postCaptions[subject as SceneCategory] ?? [];
  return captions[n % captions.length] ?? '';
}

/** A picture of a post as WebP, null when there is none of this name. */
export async function postPicture(name: string): Promise<Buffer | null> {
  const [, subject = '', seed] = /^([a-z]+)-(\d{1,2})\.webp$/.exec(name) ?? [];
  const category = toScene(subject);
  if (!category || Number(seed) >= PICTURES) return null;
  return renderWebp(drawScene({ category, seed: 700 + Number(seed), width: 1280, height: 960 }), SIDE, SIDE);
}
