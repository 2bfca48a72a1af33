import { column, type View } from '../../platform/read/view.ts';
import { profileOf } from '../profiles/profile.view.ts';

/** View of ProductReview. */
export const reviewView: View = {
  id: column('id'),
  rating: column('rating'),
  text: column('text'),
  author: profileOf('author_id'),
  createdAt: column('created_at'),
};
