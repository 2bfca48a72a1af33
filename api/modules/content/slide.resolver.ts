import { Arg, ID, Int, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Slide, SlideInput } from '../../../schema/slide.ts';
import { Call, IdArg, Mutation, Query } from '../../platform/operation.ts';
import { readSlide, readSlides } from './slide.read.ts';
import { moveSlide, removeSlide, saveSlide } from './slide.service.ts';

@Resolver()
export class SlideResolver {
  @Access('public', { scope: 'any' })
  @Query(() => [Slide], {
    description:
      'Slides of the home page in their order, at most eight; without any it shows those that come with Koli. For: everybody.',
  })
  slides(@Call() { ctx, fields }: Call) {
    return readSlides(ctx, fields);
  }

  @Access('staff', { role: 'content' })
  @Mutation(() => Slide, {
    description:
      'Adds a slide at the end, or changes one; public immediately. Errors: NOT_FOUND, TITLE_REQUIRED, FIELD_REQUIRED. For: staff (content).',
  })
  async saveSlide(@Call() { ctx, fields }: Call, @Arg('input', () => SlideInput) input: SlideInput) {
    const id = await saveSlide(ctx, input);
    return readSlide(ctx, id, fields);
  }

  @Access('staff', { role: 'content' })
  @Mutation(() => Slide, {
    description: 'Puts a slide at another place among the slides. Errors: NOT_FOUND. For: staff (content).',
  })
  async moveSlide(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('position', () => Int) position: number,
  ) {
    await moveSlide(ctx, id, position);
    return readSlide(ctx, id, fields);
  }

  @Access('staff', { role: 'content', answers: 'removedSlideId' })
  @Mutation(() => ID, { description: 'Removes a slide. Errors: NOT_FOUND. For: staff (content).' })
  async removeSlide(@Call() { ctx }: Call, @IdArg('id') id: number) {
    await removeSlide(ctx, id);
    return String(id);
  }
}
