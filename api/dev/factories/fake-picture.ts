import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { Picture } from '../../modules/pictures/picture.entity.ts';

type Fields = Partial<RequiredEntityData<Picture>> & { ownerId: number };

let count = 0;

/** The row of an uploaded picture, not yet flushed. Its renditions are not written. */
export function fakePicture(em: EntityManager, fields: Fields): Picture {
  count += 1;
  return em.create(Picture, {
    id: `fake-picture-${String(count).padStart(8, '0')}`,
    purpose: 'campaign',
    width: 1280,
    height: 960,
    bytes: 60_000,
    createdAt: new Date('2026-11-01T02:00:00Z'),
    ...fields,
  });
}
