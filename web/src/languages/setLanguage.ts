import { graphql } from '../__generated__/gql.ts';

export const SetLanguageDocument = graphql(`
  mutation SetLanguage($language: Language!) {
    setLanguage(language: $language) {
      id
      language
    }
  }
`);
