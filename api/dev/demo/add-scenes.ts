import type { EntityManager } from '@mikro-orm/postgresql';
import { fakePicture } from '../factories/fake-picture.ts';
import { demoPictureId } from './demo-pictures.ts';

/** Adds the rows of some scenes and answers their ids. No scene is shown twice. */
export function addScenes(
  em: EntityManager,
  names: readonly string[],
  fields: Omit<Parameters<typeof fakePicture>[1], 'id'>,
): string[] {
  return names.map((name) => fakePicture(em, { ...fields, id: demoPictureId('scenes', name) }).id);
}
