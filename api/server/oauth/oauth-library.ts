const { warn } = console;
// The library warns at every start of versions of Node that have no LTS name yet.
console.warn = () => undefined;
export const { errors, interactionPolicy, Provider } = await import('oidc-provider');
console.warn = warn;
