import { createHash } from 'node:crypto';
import { captions, people } from '../demo/content.ts';
import { demoPictureId, renderDemoPicture } from '../demo/demo-pictures.ts';

/** Pictures of each subject. */
export const PICTURES = 12;
/** Side of a post's picture, in pixels. */
const SIDE = 640;

/** A number made of a text, always the same. */
export const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

const byUsername = new Map(people.map((person) => [person.instagramUsername?.toLowerCase(), person]));
const subjects = Object.keys(captions);

/** Followers of a person of the demo, null for anybody else. */
export const followersOf = (username: string): number | null => byUsername.get(username)?.followers ?? null;

/** Country of a person of the demo, Singapore of anybody else. */
export const countryOf = (username: string): string => byUsername.get(username)?.country ?? 'SG';

/** What an account posts about: a person of the demo about their interests, anybody else about two of all subjects. */
export function subjectsOf(username: string): readonly string[] {
  const { interests } = byUsername.get(username) ?? {};
  if (interests?.length) return interests.map((name) => name.toLowerCase().replaceAll(' ', ''));
  const made = numberOf(username);
  return [made, made >>> 5].map((value) => subjects[value % subjects.length] ?? '');
}

/** Words under the n-th post about a subject. */
export function captionOf(subject: string, n: number): string {
  const texts = captions[subject] ?? [];
  return texts[n % texts.length] ?? '';
}

const rendered = new Map<string, Promise<Buffer | null>>();

/** A picture of a post as WebP, null when there is none of this name. */
export async function postPicture(name: string): Promise<Buffer | null> {
  const [, subject = '', n] = /^([a-z]+)-(\d|1[01])\.webp$/.exec(name) ?? [];
  if (!subjects.includes(subject)) return null;
  const picture =
    rendered.get(name) ?? renderDemoPicture(demoPictureId('posts', `${subject}-${n}`), SIDE, SIDE);
  rendered.set(name, picture);
  return picture;
}
