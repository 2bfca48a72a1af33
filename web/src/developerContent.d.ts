declare module '*.md?guide' {
  const guide: import('./pages/developers/shared/content.ts').Guide;
  export default guide;
}
declare module '*.graphql?reference' {
  const reference: import('./pages/developers/shared/content.ts').Reference[];
  export default reference;
}
declare module '*.graphql?catalogue' {
  const catalogue: import('./pages/developers/shared/content.ts').Catalogue;
  export default catalogue;
}
