import 'reflect-metadata';
import { Field } from 'type-graphql';
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
