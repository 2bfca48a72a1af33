import { graphqlEnum } from './enum.ts';

export const Gender = graphqlEnum('Gender', 'Gender of a person.', {
  MALE: ['male', 'Male.'],
  FEMALE: ['female', 'Female.'],
  OTHERS: ['others', 'Neither male nor female.'],
});
export type Gender = (typeof Gender)[keyof typeof Gender];
