import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { Public } from './access.ts';

@Public()
@ObjectType({ description: 'A country.', simpleResolvers: true })
export class Country {
  @Field(() => String, { description: 'ISO 3166 alpha-2 code, for example SG.' })
  code!: string;

  @Field(() => String, { description: 'English name.' })
  name!: string;

  @Field(() => String, {
    description:
      'International calling code with plus sign, for example +65. Null when the country has none.',
    nullable: true,
  })
  phonePrefix?: string | null;
}
