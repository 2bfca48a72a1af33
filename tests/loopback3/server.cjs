'use strict';
/**
 * A LoopBack 3 application as its scaffold makes one, over the tables of a schema of a PostgreSQL database. Run as a
 * process of its own with the database's address: `create` makes the tables anew, `keep` finds them there. With
 * `guarded` it asks who calls, as the scaffold's boot script has it: the token of a request is looked up, and the rules of
 * access. Nothing is ruled out. Tells its port; ends with SIGTERM.
 */
require('./old-node.cjs');
const loopback = require('loopback');
const compression = require('compression');
const cors = require('cors');
const helmet = require('helmet');
const declareModels = require('./declare.cjs');

const [url, tables, schema, access] = process.argv.slice(2);
const guards = ['User', 'AccessToken', 'ACL', 'Role', 'RoleMapping'];

/** What stands before every request in the scaffold's middleware.json. */
const before = [
  compression(),
  cors({ origin: true, credentials: true, maxAge: 86400 }),
  helmet.xssFilter(),
  helmet.frameguard({ action: 'deny' }),
  helmet.hsts({ maxAge: 0, includeSubDomains: true }),
  helmet.hidePoweredBy(),
  helmet.ieNoOpen(),
  helmet.noSniff(),
];

async function main() {
  const app = loopback({ localRegistry: true, loadBuiltinModels: true });
  // Before any model: they are read once.
  app.set('legacyExplorer', false);
  app.set('remoting', {
    context: false,
    rest: { handleErrors: true, normalizeHttpPath: false, xml: false },
    json: { strict: false, limit: '100kb' },
    urlencoded: { extended: true, limit: '100kb' },
    errorHandler: { debug: false, log: false },
  });
  const dataSource = app.dataSource('db', {
    connector: require('loopback-connector-postgresql'),
    url,
  });
  declareModels(app, dataSource, schema);
  if (access === 'guarded') {
    for (const name of guards) app.registry.getModel(name).settings.postgresql = { schema };
    app.enableAuth({ dataSource });
  }
  if (tables === 'create') await dataSource.automigrate();
  for (const handle of before) app.middleware('initial', handle);
  app.use('/api', loopback.rest());
  const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
  process.on('SIGTERM', () => process.exit(0));
  process.on('disconnect', () => process.exit(0));
}

void main();
