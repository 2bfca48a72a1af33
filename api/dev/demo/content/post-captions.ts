import type { SceneCategory } from '../art/drawScene.ts';

/** Words under the posts of the demo, by what they show. */
export const postCaptions: Readonly<Record<SceneCategory, readonly string[]>> = {
  food: [
    'Ninety minutes in line, gone in four. Worth it.',
    'Breakfast before the market wakes up.',
    'The aunty remembers how I take it. #hawker',
  ],
  fashion: ['Linen weather all year.', 'Thrifted, tailored, kept.', 'Three ways to wear one shirt.'],
  skincare: ['Two steps, not twelve.', 'Sunscreen first, always.', 'What survived a month of humidity.'],
  cosmetic: ['One lipstick, whole day.', 'Soft colours for hard light.', 'Swatches in daylight, no filter.'],
  gaming: ['One more round, she said.', 'New keys, same mistakes.', 'Co-op night with the usual suspects.'],
  travel: ['Last ferry, first row.', 'Took the slow train on purpose.', 'A view that asks for nothing.'],
  fitness: ['Five kilometres before the sun.', 'Rest day, honest.', 'Showing up counts.'],
  business: ['Small team, long table.', 'Notes from a good meeting.', 'Numbers look better with coffee.'],
  tech: ['Unboxed, charged, tested for a week.', 'Cable drawer, before and after.', 'Small screen, big day.'],
  comedy: ['It was funnier out loud.', 'My mother approved this one.', 'Take seven. Still laughing.'],
  home: ['A corner that finally works.', 'Plants: five. Regrets: none.', 'Sunday, slowly.'],
  family: ['They picked the outing. Of course.', 'Bedtime negotiations.', 'Growing faster than the shoes.'],
  pets: ['Supervisor on duty.', 'He knows which bag it is.', 'Asked for one photo, got forty.'],
  music: ['New strings, old song.', 'Soundcheck is the best part.', 'Recorded in a cupboard.'],
};
