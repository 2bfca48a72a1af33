import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { PublicType } from './access.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';

@PublicType('A subject of campaigns and interests.')
export class Category extends Row {
  @Field(() => String, { description: 'Name shown to people.' })
  name!: string;

  @Field(() => String, { description: 'Name in addresses.' })
  slug!: string;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  isFeatured!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be chosen. What has a hidden one keeps it.' })
  isActive!: boolean;
}

@InputType({ description: 'Input of a category.' })
export class CategoryInput {
  @Field(() => ID, orNull('Category to change; a new one is created without it.'))
  id?: string | null;

  @Field(() => String, {
    description: 'Name shown to people, at most 40 characters, unlike that of any other.',
  })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it can be chosen.' })
  isActive!: boolean;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  isFeatured!: boolean;
}

@PublicType('A country.')
export class Country {
  @Field(() => String, { description: 'ISO 3166 alpha-2 code, for example SG.' })
  code!: string;

  @Field(() => String, { description: 'English name.' })
  name!: string;

  @Field(
    () => String,
    orNull('International calling code with plus sign, for example +65. Null when the country has none.'),
  )
  phonePrefix?: string | null;
}
