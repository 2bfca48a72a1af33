/** The arrows of the house, checked at error level by `npm test`. */
const modulesInside = '^api/modules/([^/]+)/';

/** The layers of the web client, the highest first: each imports itself and what is below. */
const webOrder = ['app', 'pages', 'components', 'lib', '(languages|routing)'];

function webLayers() {
  return webOrder.slice(1).map((layer, above) => ({
    name: `web-${layer}-imports-downwards`,
    severity: 'error',
    from: { path: `^web/src/${layer}/` },
    to: { path: `^web/src/(${webOrder.slice(0, above + 1).join('|')}|main\\.tsx|server\\.tsx)(/|$)` },
  }));
}

/** The modules from the ground up: each may use those before it, and none after it. A new one takes its place here. */
const modules = [
  // What is shown everywhere.
  ...['pictures', 'reference-data', 'client-config', 'profiles'],
  // Between people: what they agree on, and what is told and noted of them.
  ...['presence', 'blocks', 'staff-actions', 'ledger', 'deals', 'deliverables', 'notifications'],
  // Of one person.
  ...['accounts', 'socials', 'bank-accounts', 'webhooks', 'saved-lists'],
  // From the campaign to its money.
  ...['shipments', 'campaigns', 'reviews', 'remarks', 'payments'],
  ...['shop', 'orders', 'papers', 'transactions', 'provider-events', 'provider-movements'],
  // What looks at all of it.
  ...[
    'messages',
    'tasks',
    'live',
    'content',
    'news',
    'help',
    'trust',
    'personal-data',
    'staff',
    'staff-looks',
    'desk',
  ],
];

const moduleOrder = modules.map((name, place) => ({
  name: `${name}-knows-no-module-above-it`,
  severity: 'error',
  from: { path: `^api/modules/${name}/` },
  to: { path: '^api/modules/', pathNot: `^api/modules/(${modules.slice(0, place + 1).join('|')})/` },
}));

/** Files that state what is: what a row looks like, which rules hold, how it is read. */
const ground = '^api/modules/.*\\.(entity|facts|policy|process|view|read)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Of files, type imports included.',
      severity: 'error',
      from: { path: '^(api|schema|rest-compat|web)/' },
      to: { circular: true },
    },
    {
      name: 'schema-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: '^(api|web|rest-compat|tests)/' },
    },
    {
      name: 'the-client-package-stands-alone',
      comment: 'It is installed without the rest of the house.',
      severity: 'error',
      from: { path: '^schema/client/' },
      to: { path: '^(api|web|rest-compat|tests|schema(?!/client/))/' },
    },
    {
      name: 'nothing-imports-the-client-package',
      comment: 'It is for others. Tests use it as others install it.',
      severity: 'error',
      from: { path: '^(api|web|rest-compat|schema)/', pathNot: '^schema/client/' },
      to: { path: '^schema/client/' },
    },
    {
      name: 'platform-knows-nothing-above',
      severity: 'error',
      from: { path: '^api/platform/' },
      to: { path: '^(api/(modules|server|db|dev|checks|doctor|cli)|web|rest-compat|tests)/' },
    },
    {
      name: 'modules-know-schema-and-platform',
      severity: 'error',
      from: { path: '^api/modules/' },
      to: { path: '^(api/(server|db|dev|checks|doctor|cli)|web|rest-compat|tests)/' },
    },
    {
      name: 'modules-meet-through-services-and-views',
      comment:
        "Another module is reached through its service, its view or read model, its policy's facts, or its entity's types.",
      severity: 'error',
      from: { path: modulesInside },
      to: {
        path: '^api/modules/',
        pathNot: ['^api/modules/$1/', '\\.(service|view|read|facts|policy|steps|process|entity)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    ...moduleOrder,
    {
      name: 'every-module-has-its-place',
      comment: 'In the list above.',
      severity: 'error',
      from: { path: `^api/modules/(?!(${modules.join('|')})/)` },
      to: {},
    },
    {
      name: 'ground-knows-no-service',
      comment:
        'Services change things by entities, policies, views and read models, which never call one back.',
      severity: 'error',
      from: { path: ground },
      to: { path: '^api/modules/.*\\.(service|steps|resolver)\\.ts$' },
    },
    {
      name: 'resolvers-have-no-database',
      comment: 'A resolver calls a service or a read model.',
      severity: 'error',
      from: { path: '\\.resolver\\.ts$' },
      to: { path: '(@mikro-orm|kysely|\\.entity\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-http-below-the-server',
      severity: 'error',
      from: { path: '^(api/modules|schema)/', pathNot: '^schema/client/' },
      to: { path: 'node_modules/(fastify|@fastify|@apollo/server|graphql-ws)' },
    },
    {
      name: 'web-knows-only-the-schema-file',
      comment:
        'Beside it what changed in it, the texts of the codes that the server sends, and what fills them in.',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^(api|schema|rest-compat|tests)/',
        pathNot: '^schema/(texts/|schema\\.graphql$|CHANGELOG\\.md$)',
      },
    },
    ...webLayers(),
    {
      name: 'web-pages-stand-alone',
      comment: "A page folder imports nothing of another page's but what its area shares.",
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/($2|shared)/' },
    },
    {
      name: 'nothing-imports-the-web-client',
      severity: 'error',
      from: { path: '^(api|schema|rest-compat)/' },
      to: { path: '^web/' },
    },
    {
      name: 'checks-read-only',
      comment: 'Invariants read: the database, the ports, and what modules publish.',
      severity: 'error',
      from: { path: '^api/checks/' },
      to: {
        path: '^(api/(server|cli|modules/(?!.*\\.(service|view|read|facts|policy|process)\\.ts$))|web|rest-compat|tests)/?',
      },
    },
    {
      name: 'only-the-schedule-and-commands-run-checks',
      severity: 'error',
      from: {
        path: '^(api|schema|rest-compat)/',
        pathNot: '^api/(checks/|cli/|doctor/|server/jobs/schedule\\.ts$)',
      },
      to: { path: '^api/checks/' },
    },
    {
      name: 'only-the-composition-knows-dev',
      comment:
        'What a real installation never runs: demo data, local payment provider, local social networks.',
      severity: 'error',
      from: {
        path: '^(api|schema|rest-compat|web)/',
        pathNot: '^api/(dev/|main\\.ts$|server/open-ports\\.ts$|cli/checks\\.ts$)',
      },
      to: { path: '^api/dev/' },
    },
    {
      name: 'dev-knows-modules-and-platform',
      comment:
        'Demo data is made by the services that people use; the composition gives it what else it needs.',
      severity: 'error',
      from: { path: '^api/dev/' },
      to: {
        path: '^(api/(server|db|checks|cli|modules/(?!.*\\.(service|read|facts|policy|process|entity)\\.ts$))|web|rest-compat|tests)/?',
      },
    },
    {
      name: 'only-main-imports-rest-compat',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/main\\.ts$' },
      to: { path: '^rest-compat/' },
    },
    {
      name: 'rest-compat-calls-services',
      comment:
        'Services, read models and policies of modules; no rule, no entity manager, no GraphQL of its own.',
      severity: 'error',
      from: { path: '^rest-compat/' },
      to: {
        path: '(^(api/(server|db|cli|modules/(?!.*\\.(service|read|policy)\\.ts$))|web|tests)/?|node_modules/(@mikro-orm|kysely|graphql|type-graphql|@apollo)/)',
      },
    },
    {
      name: 'presenters-and-lb3-are-pure',
      comment:
        'Facts of LoopBack and the shapes of answers: of ours they know the public words and what a query is.',
      severity: 'error',
      from: { path: '^rest-compat/(lb3|presenters)/' },
      to: {
        path: '^(api|rest-compat/(?!lb3|presenters))/?',
        pathNot: '^api/platform/read/row-query\\.ts$',
      },
    },
    // The cross is how `typeof import()` reads to the parser.
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^✖$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(__generated__|^schema/client/dist)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
